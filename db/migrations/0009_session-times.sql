ALTER TABLE "calendar_feeds" ADD COLUMN "alarms" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_plans" ADD COLUMN "usual_start_time" text;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD COLUMN "start_time" text;