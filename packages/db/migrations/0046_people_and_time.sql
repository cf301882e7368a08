CREATE TABLE "notification_silences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "bookings_slot";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "in_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "in_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_silences" ADD CONSTRAINT "notification_silences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gist";
--> statement-breakpoint
-- Two times of one agenda that overlap cannot both be held, whatever the code believes.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_overlap" EXCLUDE USING gist (
	"entry_id" WITH =,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("state" IN ('requested', 'confirmed'));
