-- Notes about documents were sentences; now each says by a code what it is about. What the program tells apart gets its
-- own code, by the words of the release before; the others are for the student alone.
CREATE FUNCTION document_note_code(note text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE note
		WHEN 'We found no deadline in this document. If there is one, please add it yourself.' THEN 'no_deadline'
		WHEN 'We found no graded work in this document. If there is some, please add it yourself.' THEN 'no_items'
		WHEN 'We found no graded work for certain. Please check what we are not sure about, and add the rest yourself.' THEN 'no_certain_items'
		WHEN 'We found no topics in this document. If there are some, please add them yourself.' THEN 'no_topics'
		ELSE 'other'
	END
$$;--> statement-breakpoint
CREATE FUNCTION with_document_note_codes(facts json) RETURNS json LANGUAGE sql IMMUTABLE AS $$
	SELECT json_object_agg(field.key, CASE
		WHEN field.key = 'notes' THEN (
			SELECT coalesce(json_agg(json_build_object('code', document_note_code(note), 'text', note) ORDER BY place), '[]')
			FROM json_array_elements_text(field.value) WITH ORDINALITY AS notes (note, place)
		)
		ELSE field.value
	END)
	FROM json_each(facts) AS field
$$;--> statement-breakpoint
UPDATE "files" SET "facts" = with_document_note_codes("facts") WHERE json_array_length("facts" -> 'notes') > 0;--> statement-breakpoint
UPDATE "syllabus_sources" SET "facts" = with_document_note_codes("facts") WHERE json_array_length("facts" -> 'notes') > 0;--> statement-breakpoint
UPDATE "syllabus_imports" SET "facts" = with_document_note_codes("facts") WHERE json_array_length("facts" -> 'notes') > 0;--> statement-breakpoint
DROP FUNCTION with_document_note_codes(json);--> statement-breakpoint
DROP FUNCTION document_note_code(text);
