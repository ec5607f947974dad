CREATE TABLE "definitions" (
	"owner_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"stems" text collate "C" NOT NULL,
	"number" integer NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"term" text NOT NULL,
	"page" integer NOT NULL,
	"kind" text NOT NULL,
	"strength" real NOT NULL,
	CONSTRAINT "definitions_owner_id_file_id_stems_number_start_pk" PRIMARY KEY("owner_id","file_id","stems","number","start")
);
--> statement-breakpoint
ALTER TABLE "definitions" ADD CONSTRAINT "definitions_file_fk" FOREIGN KEY ("file_id","owner_id") REFERENCES "public"."files"("id","owner_id") ON DELETE cascade ON UPDATE no action;