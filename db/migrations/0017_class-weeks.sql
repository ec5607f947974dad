ALTER TABLE "class_times" ADD COLUMN "interval_weeks" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_times" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "class_times" ADD COLUMN "skipped_dates" json DEFAULT '[]'::json NOT NULL;