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
-- Two times of one agenda that overlap cannot both be held, whatever the code believes. Those that overlap already
-- were promised to somebody: they stand, named in the constraint one by one, and every other one is held to it.
DO $$
DECLARE
	promised uuid[] := (
		SELECT coalesce(array_agg(DISTINCT later."id"), '{}')
		  FROM "bookings" later
		  JOIN "bookings" earlier ON earlier."entry_id" = later."entry_id"
		   AND (earlier."created_at", earlier."id") < (later."created_at", later."id")
		   AND tstzrange(earlier."starts_at", earlier."ends_at") && tstzrange(later."starts_at", later."ends_at")
		 WHERE earlier."state" IN ('requested', 'confirmed') AND later."state" IN ('requested', 'confirmed')
	);
	but text := '';
BEGIN
	IF cardinality(promised) > 0 THEN
		but := format(' AND "id" <> ALL (%L::uuid[])', promised);
	END IF;
	EXECUTE 'ALTER TABLE "bookings" ADD CONSTRAINT "bookings_overlap" EXCLUDE USING gist (
		"entry_id" WITH =,
		tstzrange("starts_at", "ends_at") WITH &&
	) WHERE ("state" IN (''requested'', ''confirmed'')' || but || ')';
END $$;
