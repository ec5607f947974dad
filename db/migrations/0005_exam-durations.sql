ALTER TABLE "exams" ADD COLUMN "has_duration" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Imports wrote the default where the syllabus said nothing.
UPDATE "exams" SET "has_duration" = false WHERE "syllabus_id" IS NOT NULL AND "duration_minutes" = 120;
