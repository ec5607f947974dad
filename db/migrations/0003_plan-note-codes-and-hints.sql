-- Notes of study plans were sentences; now each says by a code what it is about. They stand in how a plan was made, in
-- what a change can be taken back to, and in what a model suggested for a plan that is not filled yet.
CREATE FUNCTION plan_note_code(note text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN note LIKE 'Completed already, so left out: %' THEN 'completed_topics'
		WHEN note LIKE 'Left out as you asked: %' THEN 'left_out_topics'
		WHEN note LIKE 'Nothing in this course is about%' THEN 'unknown_topics'
		WHEN note LIKE 'Nothing says which of these topics “%” covers.' THEN 'exam_unclear'
		WHEN note = 'A language model suggested the order of the topics.' THEN 'order_suggested'
		WHEN note LIKE 'Added as the language model suggested: %' THEN 'topics_suggested'
		WHEN note LIKE 'Left out % of the language model that nothing in %' THEN 'suggestions_refused'
		WHEN note LIKE 'The language model gave no usable answer,%' THEN 'without_model'
		WHEN note LIKE 'Your allowance of the language model for %' THEN 'without_model'
		WHEN note LIKE 'The language model is used up for everybody today,%' THEN 'without_model'
		WHEN note LIKE 'The sessions were laid anew from %' THEN 'rescheduled'
		WHEN note LIKE 'The end of this plan is past.%' THEN 'end_is_past'
		WHEN note = 'The hours of your other active plans are left free.' THEN 'beside_other_plans'
		WHEN note LIKE '%before an exam found no free hour.' THEN 'reviews_without_hours'
		WHEN note LIKE '%before exams found no free hour.' THEN 'reviews_without_hours'
		WHEN note LIKE '% is over, so the plan starts today.' THEN 'start_is_past'
		WHEN note LIKE '% is not after the start, so the plan ends on %' THEN 'end_before_start'
		ELSE 'other'
	END
$$;--> statement-breakpoint
CREATE FUNCTION with_plan_note_codes(value json) RETURNS json LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
	IF json_typeof(value) IS DISTINCT FROM 'object' THEN
		RETURN value;
	END IF;
	RETURN (
		SELECT json_object_agg(field.key, CASE
			WHEN field.key = 'notes' THEN (
				SELECT coalesce(json_agg(json_build_object('code', plan_note_code(note), 'text', note) ORDER BY place), '[]')
				FROM json_array_elements_text(field.value) WITH ORDINALITY AS notes (note, place)
			)
			WHEN field.key IN ('generation', 'suggestion') THEN with_plan_note_codes(field.value)
			ELSE field.value
		END)
		FROM json_each(value) AS field
	);
END
$$;--> statement-breakpoint
UPDATE "study_plans" SET
	"generation" = with_plan_note_codes("generation"),
	"generation_request" = with_plan_note_codes("generation_request"),
	"before_change" = with_plan_note_codes("before_change")
WHERE num_nonnulls("generation", "generation_request", "before_change") > 0;--> statement-breakpoint
DROP FUNCTION with_plan_note_codes(json);--> statement-breakpoint
DROP FUNCTION plan_note_code(text);--> statement-breakpoint
-- A hint was known by these words, by which it names what can be had instead.
UPDATE "chat_messages" SET "kind" = 'hint'
WHERE "role" = 'assistant' AND "kind" = 'answer' AND "content" ~* '\mfull answer\M';
