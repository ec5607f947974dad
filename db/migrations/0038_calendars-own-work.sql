-- Work that a calendar made before it was noted when it did. It was added after the calendar, came from nothing else,
-- and says in every field what the calendar said: nobody has touched it. All else counts as the student's own and stays
-- when the calendar is removed.
UPDATE "calendar_items" AS item SET "written_at" = made."updated_at"
FROM "calendar_sources" AS source, "assignments" AS made
WHERE item."written_at" IS NULL AND item."decision" = 'accepted' AND item."work" = 'assignment'
	AND source."id" = item."source_id" AND source."owner_id" = item."owner_id"
	AND made."id" = item."work_id" AND made."owner_id" = item."owner_id" AND made."created_at" > source."created_at"
	AND made."title" = item."base" ->> 'title' AND made."due_date" = (item."base" ->> 'at')::timestamptz
	AND made."description" = item."said" ->> 'description'
	AND made."assignment_type" = item."said" ->> 'assignment_type' AND made."status" = 'not_started'
	AND coalesce(made."estimated_hours", made."weight", made."points", made."source_file_id", made."syllabus_id") IS NULL;--> statement-breakpoint
UPDATE "calendar_items" AS item SET "written_at" = made."updated_at"
FROM "calendar_sources" AS source, "exams" AS made
WHERE item."written_at" IS NULL AND item."decision" = 'accepted' AND item."work" = 'exam'
	AND source."id" = item."source_id" AND source."owner_id" = item."owner_id"
	AND made."id" = item."work_id" AND made."owner_id" = item."owner_id" AND made."created_at" > source."created_at"
	AND made."name" = item."base" ->> 'title' AND made."exam_date" = (item."base" ->> 'at')::timestamptz
	AND made."has_time" = (item."base" ->> 'has_time')::boolean AND made."location" = item."base" ->> 'location'
	AND made."has_duration" = (item."base" ->> 'minutes' IS NOT NULL)
	AND (NOT made."has_duration" OR made."duration_minutes" = (item."base" ->> 'minutes')::int)
	AND made."description" = item."said" ->> 'description' AND made."exam_type" = 'test'
	AND json_array_length(made."syllabus_coverage") = 0 AND made."preparation_status"::text = '{}'
	AND coalesce(made."weight", made."syllabus_id") IS NULL;
