CREATE TABLE "ai_budgets" (
	"owner_id" integer NOT NULL,
	"period" text NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "ai_budgets_owner_id_period_pk" PRIMARY KEY("owner_id","period")
);
--> statement-breakpoint
CREATE TABLE "ai_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"model" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"reserved" integer NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"settled_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ai_site_budgets" (
	"period" text PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"thread_id" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"kind" text DEFAULT 'answer' NOT NULL,
	"state" text NOT NULL,
	"sources" json NOT NULL,
	"facts" json NOT NULL,
	"confidence" real,
	"found" boolean,
	"service_used" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"query_id" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer,
	"title" text NOT NULL,
	"question_type" text NOT NULL,
	"exam_id" integer,
	"topic_id" integer,
	"full_answers" boolean DEFAULT false NOT NULL,
	"file_ids" jsonb,
	"trash_id" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "chat_threads_id_owner_key" UNIQUE("id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "chunks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chunks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"heading_path" text[] NOT NULL,
	"text" text NOT NULL,
	"stems" "tsvector" NOT NULL,
	"page_start" integer NOT NULL,
	"page_end" integer NOT NULL,
	"boxes" json NOT NULL,
	"word_count" integer NOT NULL,
	"estimated_study_time" real NOT NULL,
	"difficulty" integer NOT NULL,
	CONSTRAINT "chunks_place" UNIQUE("owner_id","file_id","number")
);
--> statement-breakpoint
CREATE TABLE "file_indexes" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"version" integer NOT NULL,
	"profile" json NOT NULL,
	"language" text DEFAULT 'english' NOT NULL,
	"chunker" json NOT NULL,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"chunk_count" integer DEFAULT 0 NOT NULL,
	"term_count" integer DEFAULT 0 NOT NULL,
	"chunks_posted" integer DEFAULT 0 NOT NULL,
	"topics" json DEFAULT '[]'::json NOT NULL,
	"study_minutes" real DEFAULT 0 NOT NULL,
	"embedded_with" text DEFAULT '' NOT NULL,
	"finished_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"owner_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"term" text collate "C" NOT NULL,
	"segment" integer NOT NULL,
	"numbers" integer[] NOT NULL,
	"weights" real[] NOT NULL,
	CONSTRAINT "postings_owner_id_file_id_term_segment_pk" PRIMARY KEY("owner_id","file_id","term","segment")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"stage" text DEFAULT 'waiting' NOT NULL,
	"files_done" integer DEFAULT 0 NOT NULL,
	"files_total" integer DEFAULT 0 NOT NULL,
	"part_count" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"file_size" bigint,
	"error" text DEFAULT '' NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer,
	"nonce" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"rotated_at" timestamp(3) with time zone NOT NULL,
	"last_read_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "search_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"query_id" integer NOT NULL,
	"rating" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "search_feedback_query_key" UNIQUE("owner_id","query_id")
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_queries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer,
	"kind" text NOT NULL,
	"query" text NOT NULL,
	"terms" text[] NOT NULL,
	"passages" json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "search_queries_id_owner_key" UNIQUE("id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "study_contexts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_contexts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"preferences" json NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "study_contexts_course_key" UNIQUE("owner_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "study_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" text NOT NULL,
	"progress_percentage" numeric(5, 2) DEFAULT 0 NOT NULL,
	"plan_data" json NOT NULL,
	"generation" json,
	"generation_request" json,
	"generation_attempt" integer DEFAULT 0 NOT NULL,
	"before_change" json,
	"trash_id" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "study_plans_id_owner_key" UNIQUE("id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "study_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"topic_id" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"hours" numeric(6, 2) NOT NULL,
	"position" integer NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"minutes_spent" integer DEFAULT 0 NOT NULL,
	"exam_id" integer,
	"completed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "study_sessions_id_owner_key" UNIQUE("id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "time_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "time_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"key" text NOT NULL,
	"minutes" integer NOT NULL,
	"ended_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "time_entries_key" UNIQUE("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "syllabus_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "syllabus_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer,
	"file_id" integer,
	"syllabus_text" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'stored' NOT NULL,
	"processing_error" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"facts" json,
	"accepted_at" timestamp(3) with time zone,
	"accepted" json,
	"undone_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "syllabus_imports_file_key" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trash_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"title" text NOT NULL,
	"course_id" integer,
	"item_count" integer DEFAULT 0 NOT NULL,
	"unlinked_assignments" json DEFAULT '[]'::json NOT NULL,
	"deleted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "trash_id_owner_key" UNIQUE("id","owner_id"),
	CONSTRAINT "trash_item_key" UNIQUE("owner_id","kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "assignments" DROP CONSTRAINT "assignments_source_file_key";--> statement-breakpoint
DROP INDEX "courses_name_key";--> statement-breakpoint
DROP INDEX "topic_items_title_key";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "syllabus_id" integer;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "evidence" json;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "trash_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "trash_id" integer;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "has_time" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "weight" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "syllabus_id" integer;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "evidence" json;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "trash_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "trash_id" integer;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "trash_id" integer;--> statement-breakpoint
ALTER TABLE "syllabus_sources" ADD COLUMN "trash_id" integer;--> statement-breakpoint
ALTER TABLE "topic_items" ADD COLUMN "trash_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "show_streak" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ai_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "ai_budgets" ADD CONSTRAINT "ai_budgets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD CONSTRAINT "ai_requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_thread_fk" FOREIGN KEY ("thread_id","owner_id") REFERENCES "public"."chat_threads"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chunks" ADD CONSTRAINT "chunks_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_indexes" ADD CONSTRAINT "file_indexes_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_feedback" ADD CONSTRAINT "search_feedback_query_fk" FOREIGN KEY ("query_id","owner_id") REFERENCES "public"."search_queries"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_queries" ADD CONSTRAINT "search_queries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_queries" ADD CONSTRAINT "search_queries_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_contexts" ADD CONSTRAINT "study_contexts_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD CONSTRAINT "study_sessions_plan_fk" FOREIGN KEY ("plan_id","owner_id") REFERENCES "public"."study_plans"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_session_fk" FOREIGN KEY ("session_id","owner_id") REFERENCES "public"."study_sessions"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_imports" ADD CONSTRAINT "syllabus_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_imports" ADD CONSTRAINT "syllabus_imports_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_imports" ADD CONSTRAINT "syllabus_imports_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_requests_owner" ON "ai_requests" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_requests_open" ON "ai_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_thread" ON "chat_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "chat_threads_owner" ON "chat_threads" USING btree ("owner_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_threads_course" ON "chat_threads" USING btree ("owner_id","course_id");--> statement-breakpoint
CREATE INDEX "chat_threads_trash" ON "chat_threads" USING btree ("trash_id") WHERE "chat_threads"."trash_id" is not null;--> statement-breakpoint
CREATE INDEX "file_indexes_embedded" ON "file_indexes" USING btree ("embedded_with");--> statement-breakpoint
CREATE INDEX "file_indexes_version" ON "file_indexes" USING btree ("version");--> statement-breakpoint
CREATE INDEX "data_exports_owner" ON "data_exports" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_under_way" ON "data_exports" USING btree ("owner_id") WHERE "data_exports"."stage" in ('waiting', 'collecting');--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_key" ON "calendar_feeds" USING btree ("owner_id",coalesce("course_id", 0));--> statement-breakpoint
CREATE INDEX "search_queries_owner" ON "search_queries" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_queries_age" ON "search_queries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_queries_course" ON "search_queries" USING btree ("owner_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_plans_title_key" ON "study_plans" USING btree ("owner_id","course_id",lower("title")) WHERE "study_plans"."trash_id" is null;--> statement-breakpoint
CREATE INDEX "study_plans_owner" ON "study_plans" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "study_plans_generating" ON "study_plans" USING btree ("updated_at") WHERE "study_plans"."generation" ->> 'stage' = 'generating';--> statement-breakpoint
CREATE INDEX "study_plans_end" ON "study_plans" USING btree ("owner_id","status","end_date");--> statement-breakpoint
CREATE INDEX "study_plans_trash" ON "study_plans" USING btree ("trash_id") WHERE "study_plans"."trash_id" is not null;--> statement-breakpoint
CREATE INDEX "study_sessions_day" ON "study_sessions" USING btree ("owner_id","date");--> statement-breakpoint
CREATE INDEX "study_sessions_plan" ON "study_sessions" USING btree ("plan_id","date","position");--> statement-breakpoint
CREATE INDEX "study_sessions_done" ON "study_sessions" USING btree ("owner_id","completed_at");--> statement-breakpoint
CREATE INDEX "time_entries_session" ON "time_entries" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "time_entries_ended" ON "time_entries" USING btree ("owner_id","ended_at");--> statement-breakpoint
CREATE INDEX "syllabus_imports_open" ON "syllabus_imports" USING btree ("owner_id","created_at" DESC NULLS LAST) WHERE "syllabus_imports"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "syllabus_imports_owner" ON "syllabus_imports" USING btree ("owner_id","course_id");--> statement-breakpoint
CREATE INDEX "syllabus_imports_unfinished" ON "syllabus_imports" USING btree ("stage","updated_at");--> statement-breakpoint
CREATE INDEX "trash_owner" ON "trash" USING btree ("owner_id","deleted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trash_course" ON "trash" USING btree ("owner_id","course_id");--> statement-breakpoint
CREATE INDEX "trash_expiry" ON "trash" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_sources" ADD CONSTRAINT "syllabus_sources_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_items" ADD CONSTRAINT "topic_items_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_source_file_key" ON "assignments" USING btree ("source_file_id") WHERE "assignments"."trash_id" is null;--> statement-breakpoint
CREATE INDEX "assignments_source_file" ON "assignments" USING btree ("source_file_id");--> statement-breakpoint
CREATE INDEX "assignments_trash" ON "assignments" USING btree ("trash_id") WHERE "assignments"."trash_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_trash" ON "courses" USING btree ("trash_id") WHERE "courses"."trash_id" is not null;--> statement-breakpoint
CREATE INDEX "exams_trash" ON "exams" USING btree ("trash_id") WHERE "exams"."trash_id" is not null;--> statement-breakpoint
CREATE INDEX "files_trash" ON "files" USING btree ("trash_id") WHERE "files"."trash_id" is not null;--> statement-breakpoint
CREATE INDEX "resources_trash" ON "resources" USING btree ("trash_id") WHERE "resources"."trash_id" is not null;--> statement-breakpoint
CREATE INDEX "syllabus_sources_trash" ON "syllabus_sources" USING btree ("trash_id") WHERE "syllabus_sources"."trash_id" is not null;--> statement-breakpoint
CREATE INDEX "topic_items_trash" ON "topic_items" USING btree ("trash_id") WHERE "topic_items"."trash_id" is not null;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "courses_name_key" ON "courses" USING btree ("owner_id",lower("name"),lower("semester")) WHERE "courses"."trash_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "topic_items_title_key" ON "topic_items" USING btree ("course_id",coalesce("source_id", 0),lower("title")) WHERE "topic_items"."trash_id" is null;