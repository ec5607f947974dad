CREATE TABLE "assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"assignment_type" text NOT NULL,
	"due_date" timestamp(3) with time zone,
	"estimated_hours" numeric(6, 2),
	"weight" numeric(5, 2),
	"points" numeric(8, 2),
	"status" text NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"source_file_id" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "assignments_source_file_key" UNIQUE("source_file_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"instructor" text DEFAULT '' NOT NULL,
	"credits" numeric(4, 2),
	"semester" text DEFAULT '' NOT NULL,
	"start_date" date,
	"end_date" date,
	"difficulty_level" integer,
	"syllabus_text" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "courses_id_owner_key" UNIQUE("id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"name" text NOT NULL,
	"exam_type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"exam_date" timestamp(3) with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"syllabus_coverage" json NOT NULL,
	"total_weightage" numeric(5, 2) NOT NULL,
	"preparation_status" json DEFAULT '{}'::json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_pages" (
	"owner_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"number" integer NOT NULL,
	"page" json NOT NULL,
	CONSTRAINT "file_pages_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"original_filename" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"stage" text DEFAULT 'stored' NOT NULL,
	"page_count" integer,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"pages_with_text" integer DEFAULT 0 NOT NULL,
	"processing_error" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"processed_at" timestamp(3) with time zone,
	"facts" json,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "files_id_owner_key" UNIQUE("id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "job_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"owner_id" integer,
	"event" json NOT NULL,
	"handled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "job_events_event_key" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"function_id" text NOT NULL,
	"event" json NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"idempotency_key" text,
	"output" json,
	"error" json,
	"finished_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_steps" (
	"run_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"crashes" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	"position" integer,
	"output" json,
	"error" json,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "job_steps_run_id_key_pk" PRIMARY KEY("run_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer,
	"file_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"resource_type" text DEFAULT 'pdf' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"difficulty_level" integer,
	"url" text DEFAULT '' NOT NULL,
	"tags" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "resources_file_key" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "syllabus_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "syllabus_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"syllabus_text" text DEFAULT '' NOT NULL,
	"file_id" integer,
	"stage" text DEFAULT 'stored' NOT NULL,
	"processing_error" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "syllabus_sources_id_owner_key" UNIQUE("id","owner_id"),
	CONSTRAINT "syllabus_sources_file_key" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "topic_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topic_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"source_id" integer,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"difficulty" text NOT NULL,
	"order" integer NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"week" integer,
	"evidence" json,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" integer NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"year_of_study" integer,
	"major" text DEFAULT '' NOT NULL,
	"timezone" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_source_file_fk" FOREIGN KEY ("source_file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_pages" ADD CONSTRAINT "file_pages_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_steps" ADD CONSTRAINT "job_steps_run_id_job_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."job_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_sources" ADD CONSTRAINT "syllabus_sources_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_sources" ADD CONSTRAINT "syllabus_sources_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_items" ADD CONSTRAINT "topic_items_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_items" ADD CONSTRAINT "topic_items_source_fk" FOREIGN KEY ("source_id","owner_id") REFERENCES "public"."syllabus_sources"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("owner_id","due_date");--> statement-breakpoint
CREATE INDEX "assignments_course" ON "assignments" USING btree ("owner_id","course_id","due_date");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_name_key" ON "courses" USING btree ("owner_id",lower("name"),lower("semester"));--> statement-breakpoint
CREATE INDEX "courses_owner" ON "courses" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exams_date" ON "exams" USING btree ("owner_id","exam_date");--> statement-breakpoint
CREATE INDEX "exams_course" ON "exams" USING btree ("owner_id","course_id","exam_date");--> statement-breakpoint
CREATE INDEX "files_course" ON "files" USING btree ("owner_id","course_id","kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "files_content" ON "files" USING btree ("owner_id","sha256");--> statement-breakpoint
CREATE INDEX "files_unfinished" ON "files" USING btree ("stage","updated_at");--> statement-breakpoint
CREATE INDEX "job_events_pending" ON "job_events" USING btree ("id") WHERE "job_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "job_events_retention" ON "job_events" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "job_events_owner" ON "job_events" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "job_runs_active" ON "job_runs" USING btree ("function_id","id") WHERE "job_runs"."state" = 'active';--> statement-breakpoint
CREATE INDEX "job_runs_idempotency" ON "job_runs" USING btree ("function_id","idempotency_key","created_at");--> statement-breakpoint
CREATE INDEX "job_runs_retention" ON "job_runs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "job_runs_owner" ON "job_runs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "job_steps_running" ON "job_steps" USING btree ("run_id") WHERE "job_steps"."state" = 'running';--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "resources_owner" ON "resources" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resources_course" ON "resources" USING btree ("owner_id","course_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "syllabus_sources_course" ON "syllabus_sources" USING btree ("owner_id","course_id");--> statement-breakpoint
CREATE INDEX "syllabus_sources_unfinished" ON "syllabus_sources" USING btree ("stage","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_items_title_key" ON "topic_items" USING btree ("course_id",coalesce("source_id", 0),lower("title"));--> statement-breakpoint
CREATE INDEX "topic_items_course" ON "topic_items" USING btree ("owner_id","course_id","order");--> statement-breakpoint
CREATE INDEX "topic_items_source" ON "topic_items" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "sessions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));