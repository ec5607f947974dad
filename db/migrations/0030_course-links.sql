CREATE TABLE "course_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"salt" text NOT NULL,
	"setup" json NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_links" ADD CONSTRAINT "course_links_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_links_token" ON "course_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "course_links_course" ON "course_links" USING btree ("owner_id","course_id");