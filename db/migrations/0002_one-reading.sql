CREATE TABLE "readings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"file_id" integer,
	"source_id" integer,
	"import_id" integer,
	"attempt" integer DEFAULT 1 NOT NULL,
	"stage" text DEFAULT 'stored' NOT NULL,
	"processing_error" text DEFAULT '' NOT NULL,
	"problem" text,
	"sent_at" timestamp(3) with time zone,
	"processed_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "readings_file_key" UNIQUE("file_id"),
	CONSTRAINT "readings_source_key" UNIQUE("source_id"),
	CONSTRAINT "readings_import_key" UNIQUE("import_id"),
	CONSTRAINT "readings_subject_check" CHECK (num_nonnulls("readings"."file_id", "readings"."source_id", "readings"."import_id") > 0
        and num_nonnulls("readings"."source_id", "readings"."import_id") < 2)
);
--> statement-breakpoint
DROP INDEX "files_unfinished";--> statement-breakpoint
DROP INDEX "syllabus_imports_unfinished";--> statement-breakpoint
DROP INDEX "syllabus_sources_unfinished";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "pages_attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "syllabus_sources" ADD COLUMN "facts" json;--> statement-breakpoint
ALTER TABLE "syllabus_imports" ADD CONSTRAINT "syllabus_imports_id_owner_key" UNIQUE("id","owner_id");--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_source_fk" FOREIGN KEY ("source_id","owner_id") REFERENCES "public"."syllabus_sources"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_import_fk" FOREIGN KEY ("import_id","owner_id") REFERENCES "public"."syllabus_imports"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "readings_unfinished" ON "readings" USING btree ("stage","updated_at");--> statement-breakpoint
CREATE INDEX "readings_owner" ON "readings" USING btree ("owner_id");--> statement-breakpoint
UPDATE "files" SET "pages_attempt" = "attempts";--> statement-breakpoint
-- Every file gets its reading, that of a syllabus together with what the syllabus is for; then pasted text. An import
-- that was accepted has none of its own: it is read for the course's syllabus that it became. What was under way is
-- asked for anew by the next round of `request-unsent`: it is not sent, and it moved a minute ago. Pages stay read.
INSERT INTO "readings" ("owner_id", "file_id", "source_id", "import_id", "attempt", "stage", "processing_error", "problem", "processed_at", "created_at", "updated_at")
SELECT
	owner_id,
	file_id,
	source_id,
	import_id,
	attempt,
	CASE WHEN is_over THEN stage ELSE 'stored' END,
	CASE WHEN is_over THEN processing_error ELSE '' END,
	CASE WHEN stage = 'failed' THEN problem END,
	CASE WHEN is_over THEN coalesce(processed_at, updated_at) END,
	created_at,
	CASE WHEN is_over THEN updated_at ELSE now() - interval '1 minute' END
FROM (
	SELECT *, stage IN ('ready', 'failed') AS is_over
	FROM (
		SELECT
			f.owner_id,
			f.id AS file_id,
			s.id AS source_id,
			CASE WHEN s.id IS NULL THEN i.id END AS import_id,
			greatest(f.attempts, s.attempts, i.attempts) AS attempt,
			coalesce(s.stage, i.stage, f.stage) AS stage,
			coalesce(s.processing_error, i.processing_error, f.processing_error) AS processing_error,
			f.problem,
			f.processed_at,
			f.created_at,
			greatest(f.updated_at, s.updated_at, i.updated_at) AS updated_at
		FROM "files" f
		LEFT JOIN "syllabus_sources" s ON s.file_id = f.id
		LEFT JOIN "syllabus_imports" i ON i.file_id = f.id
		UNION ALL
		SELECT owner_id, NULL, id, NULL, attempts, stage, processing_error, NULL, NULL, created_at, updated_at
		FROM "syllabus_sources"
		WHERE file_id IS NULL
		UNION ALL
		SELECT owner_id, NULL, NULL, id, attempts, stage, processing_error, NULL, NULL, created_at, updated_at
		FROM "syllabus_imports"
		WHERE file_id IS NULL AND accepted_at IS NULL
	) AS read_before
) AS known;--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "stage";--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "processing_error";--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "problem";--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "processed_at";--> statement-breakpoint
ALTER TABLE "syllabus_imports" DROP COLUMN "stage";--> statement-breakpoint
ALTER TABLE "syllabus_imports" DROP COLUMN "processing_error";--> statement-breakpoint
ALTER TABLE "syllabus_imports" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "syllabus_sources" DROP COLUMN "stage";--> statement-breakpoint
ALTER TABLE "syllabus_sources" DROP COLUMN "processing_error";--> statement-breakpoint
ALTER TABLE "syllabus_sources" DROP COLUMN "attempts";
