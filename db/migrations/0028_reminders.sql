CREATE TABLE "reminder_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"digest" text DEFAULT 'off' NOT NULL,
	"digest_time" text NOT NULL,
	"digest_weekday" integer NOT NULL,
	"hides_courses" boolean DEFAULT false NOT NULL,
	"digest_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "reminder_settings_owner_key" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_settings_digest" ON "reminder_settings" USING btree ("digest_at") WHERE "reminder_settings"."digest_at" is not null;