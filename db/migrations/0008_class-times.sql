CREATE TABLE "class_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"kind" text NOT NULL,
	"weekdays" json NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"syllabus_id" integer,
	"evidence" json,
	"trash_id" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "class_times" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_times" ADD CONSTRAINT "class_times_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_times" ADD CONSTRAINT "class_times_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_times_course" ON "class_times" USING btree ("owner_id","course_id");--> statement-breakpoint
CREATE INDEX "class_times_trash" ON "class_times" USING btree ("trash_id") WHERE "class_times"."trash_id" is not null;