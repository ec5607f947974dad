CREATE TABLE "calendar_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"source_id" integer NOT NULL,
	"key" text NOT NULL,
	"said" json NOT NULL,
	"type" text NOT NULL,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"decision" text NOT NULL,
	"work" text,
	"work_id" integer,
	"base" json,
	"is_gone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"address" text NOT NULL,
	"fingerprint" text NOT NULL,
	"host" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'other' NOT NULL,
	"is_busy" boolean DEFAULT false NOT NULL,
	"courses" json NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp(3) with time zone,
	"succeeded_at" timestamp(3) with time zone,
	"next_check_at" timestamp(3) with time zone NOT NULL,
	"moved" json,
	"moved_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "calendar_sources_id_owner_key" UNIQUE("id","owner_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_items" ADD CONSTRAINT "calendar_items_source_fk" FOREIGN KEY ("source_id","owner_id") REFERENCES "public"."calendar_sources"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD CONSTRAINT "calendar_sources_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_items_key" ON "calendar_items" USING btree ("source_id","key");--> statement-breakpoint
CREATE INDEX "calendar_items_owner" ON "calendar_items" USING btree ("owner_id","source_id","starts_at");--> statement-breakpoint
CREATE INDEX "calendar_items_busy" ON "calendar_items" USING btree ("owner_id","type","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_sources_address_key" ON "calendar_sources" USING btree ("owner_id","fingerprint");--> statement-breakpoint
CREATE INDEX "calendar_sources_next" ON "calendar_sources" USING btree ("next_check_at");