ALTER TABLE "ai_requests" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD COLUMN "answer" json;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD COLUMN "rests_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "file_indexes" ADD COLUMN "embedding_stopped_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "ai_requests_kept" ON "ai_requests" USING btree ("created_at") WHERE "ai_requests"."answer" is not null;--> statement-breakpoint
CREATE INDEX "ai_requests_made" ON "ai_requests" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "ai_requests" ADD CONSTRAINT "ai_requests_key" UNIQUE("owner_id","key");