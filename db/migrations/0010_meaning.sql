CREATE TABLE "passage_vectors" (
	"owner_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"space_id" integer NOT NULL,
	"first" integer NOT NULL,
	"vectors" "bytea" NOT NULL,
	CONSTRAINT "passage_vectors_owner_id_file_id_space_id_first_pk" PRIMARY KEY("owner_id","file_id","space_id","first")
);
--> statement-breakpoint
CREATE TABLE "semantic_spaces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "semantic_spaces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"course_id" integer,
	"dimensions" integer NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "semantic_spaces_id_owner_key" UNIQUE("id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "term_vectors" (
	"owner_id" integer NOT NULL,
	"space_id" integer NOT NULL,
	"term" text collate "C" NOT NULL,
	"weight" real NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "term_vectors_owner_id_space_id_term_pk" PRIMARY KEY("owner_id","space_id","term")
);
--> statement-breakpoint
ALTER TABLE "file_indexes" ADD COLUMN "space_id" integer;--> statement-breakpoint
ALTER TABLE "passage_vectors" ADD CONSTRAINT "passage_vectors_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_vectors" ADD CONSTRAINT "passage_vectors_space_fk" FOREIGN KEY ("space_id","owner_id") REFERENCES "public"."semantic_spaces"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "semantic_spaces" ADD CONSTRAINT "semantic_spaces_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "semantic_spaces" ADD CONSTRAINT "semantic_spaces_course_fk" FOREIGN KEY ("course_id","owner_id") REFERENCES "public"."courses"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_vectors" ADD CONSTRAINT "term_vectors_space_fk" FOREIGN KEY ("space_id","owner_id") REFERENCES "public"."semantic_spaces"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passage_vectors_space" ON "passage_vectors" USING btree ("owner_id","space_id");--> statement-breakpoint
CREATE INDEX "semantic_spaces_course" ON "semantic_spaces" USING btree ("owner_id",coalesce("course_id", 0));--> statement-breakpoint
ALTER TABLE "file_indexes" ADD CONSTRAINT "file_indexes_space_id_semantic_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."semantic_spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_indexes_space" ON "file_indexes" USING btree ("space_id");