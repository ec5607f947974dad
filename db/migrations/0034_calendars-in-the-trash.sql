DROP INDEX "calendar_sources_address_key";--> statement-breakpoint
DROP INDEX "calendar_sources_next";--> statement-breakpoint
ALTER TABLE "calendar_items" ADD COLUMN "written_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD COLUMN "trash_id" integer;--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD CONSTRAINT "calendar_sources_trash_fk" FOREIGN KEY ("trash_id","owner_id") REFERENCES "public"."trash"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_sources_trash" ON "calendar_sources" USING btree ("trash_id") WHERE "calendar_sources"."trash_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_sources_address_key" ON "calendar_sources" USING btree ("owner_id","fingerprint") WHERE "calendar_sources"."trash_id" is null;--> statement-breakpoint
CREATE INDEX "calendar_sources_next" ON "calendar_sources" USING btree ("next_check_at") WHERE "calendar_sources"."trash_id" is null;