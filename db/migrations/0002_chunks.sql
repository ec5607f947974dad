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
ALTER TABLE "chunks" ADD CONSTRAINT "chunks_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_indexes" ADD CONSTRAINT "file_indexes_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;