CREATE TABLE "grade_pieces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grade_pieces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"assignment_id" integer,
	"exam_id" integer,
	"title" text DEFAULT '' NOT NULL,
	"component" text,
	"is_placed" boolean DEFAULT false NOT NULL,
	"kind" text,
	"score" numeric,
	"second_score" numeric,
	"out_of" numeric,
	"letter" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_id_owner_key" UNIQUE("id","owner_id");--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_id_owner_key" UNIQUE("id","owner_id");--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "grade_rules" json;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "grade_counts" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "final_letter" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "grade_pieces" ADD CONSTRAINT "grade_pieces_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_pieces" ADD CONSTRAINT "grade_pieces_assignment_fk" FOREIGN KEY ("assignment_id","owner_id") REFERENCES "public"."assignments"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_pieces" ADD CONSTRAINT "grade_pieces_exam_fk" FOREIGN KEY ("exam_id","owner_id") REFERENCES "public"."exams"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_pieces_assignment_key" ON "grade_pieces" USING btree ("assignment_id") WHERE "grade_pieces"."assignment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_pieces_exam_key" ON "grade_pieces" USING btree ("exam_id") WHERE "grade_pieces"."exam_id" is not null;--> statement-breakpoint
CREATE INDEX "grade_pieces_course" ON "grade_pieces" USING btree ("owner_id","course_id");