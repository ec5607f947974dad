CREATE TABLE "push_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"session_id" uuid,
	"endpoint_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "push_devices_endpoint" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pushes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"sealed" text,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "pushes_owner_key" UNIQUE("owner_id","device_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "push_day" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "push_hours" integer;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "push_sessions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "quiet_from" text;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "quiet_to" text;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "push_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_owner" ON "push_devices" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "pushes_device" ON "pushes" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "pushes_retention" ON "pushes" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "reminder_settings_push" ON "reminder_settings" USING btree ("push_at") WHERE "reminder_settings"."push_at" is not null;