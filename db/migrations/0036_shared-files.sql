CREATE TABLE "copied_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "copied_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"filename" text NOT NULL,
	"file_size" integer NOT NULL,
	"source_owner_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_link_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_link_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "course_link_files_key" UNIQUE("link_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "copied_files" ADD CONSTRAINT "copied_files_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_link_files" ADD CONSTRAINT "course_link_files_link_id_course_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."course_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_link_files" ADD CONSTRAINT "course_link_files_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "copied_files_course" ON "copied_files" USING btree ("owner_id","course_id");--> statement-breakpoint
CREATE INDEX "course_link_files_file" ON "course_link_files" USING btree ("file_id");