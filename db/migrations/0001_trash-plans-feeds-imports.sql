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
	"trash_id" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
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
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_imports" ADD CONSTRAINT "syllabus_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_imports" ADD CONSTRAINT "syllabus_imports_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_imports" ADD CONSTRAINT "syllabus_imports_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_owner" ON "data_exports" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_under_way" ON "data_exports" USING btree ("owner_id") WHERE "data_exports"."stage" in ('waiting', 'collecting');--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_key" ON "calendar_feeds" USING btree ("owner_id",coalesce("course_id", 0));--> statement-breakpoint
CREATE UNIQUE INDEX "study_plans_title_key" ON "study_plans" USING btree ("owner_id","course_id",lower("title")) WHERE "study_plans"."trash_id" is null;--> statement-breakpoint
CREATE INDEX "study_plans_owner" ON "study_plans" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "study_plans_end" ON "study_plans" USING btree ("owner_id","status","end_date");--> statement-breakpoint
CREATE INDEX "study_plans_trash" ON "study_plans" USING btree ("trash_id") WHERE "study_plans"."trash_id" is not null;--> statement-breakpoint
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