CREATE TABLE "study_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"by_weekday" json,
	"start_times" json NOT NULL,
	"days_off" json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "study_hours_owner_key" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "study_sessions" ADD COLUMN "topics" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD COLUMN "assignment_id" integer;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD COLUMN "parts" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD COLUMN "activity" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD COLUMN "is_moved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_hours" ADD CONSTRAINT "study_hours_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Until now a session was of one topic, whose name a review had after a word of its own.
UPDATE "study_sessions" SET "topics" = json_build_array(
	json_build_object('id', "topic_id", 'title', regexp_replace("title", '^Review: ', ''), 'hours', "hours"));
