CREATE TABLE "gpa_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gpa_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"points" json,
	"earlier_gpa" numeric(10, 4),
	"earlier_credits" numeric(10, 4),
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "gpa_settings_owner_key" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "gpa_settings" ADD CONSTRAINT "gpa_settings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;