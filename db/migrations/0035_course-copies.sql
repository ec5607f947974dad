CREATE TABLE "course_copies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_copies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"seen_version" integer NOT NULL,
	"copied" json NOT NULL,
	"accepted" json,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "course_copies_course_key" UNIQUE("owner_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course_copies" ADD CONSTRAINT "course_copies_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;