CREATE TABLE "meeting_keys" (
	"meeting_id" uuid NOT NULL,
	"side" text NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "meeting_keys_meeting_id_side_pk" PRIMARY KEY("meeting_id","side"),
	CONSTRAINT "meeting_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "meeting_members" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	CONSTRAINT "meeting_members_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_seats" (
	"meeting_id" uuid NOT NULL,
	"side" text NOT NULL,
	"seat_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"sealed_name" "bytea",
	"sealed_safety" "bytea",
	"safety_seen_at" timestamp with time zone,
	CONSTRAINT "meeting_seats_meeting_id_side_pk" PRIMARY KEY("meeting_id","side"),
	CONSTRAINT "meeting_seats_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "meeting_signals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"meeting_id" uuid NOT NULL,
	"from_seat" uuid NOT NULL,
	"to_seat" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_texts" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "meeting_texts_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"state" text NOT NULL,
	"starts_local" timestamp NOT NULL,
	"minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"both_since" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_state" CHECK ("meetings"."state" in ('scheduled', 'in_progress', 'finished', 'cancelled', 'missed')),
	CONSTRAINT "meetings_span" CHECK ("meetings"."ends_at" > "meetings"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "development_mail" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "meeting_keys" ADD CONSTRAINT "meeting_keys_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD CONSTRAINT "meeting_members_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_members" ADD CONSTRAINT "meeting_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_seats" ADD CONSTRAINT "meeting_seats_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_signals" ADD CONSTRAINT "meeting_signals_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_texts" ADD CONSTRAINT "meeting_texts_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_texts" ADD CONSTRAINT "meeting_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_members_user" ON "meeting_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meeting_signals_to" ON "meeting_signals" USING btree ("to_seat","id");--> statement-breakpoint
CREATE INDEX "meeting_signals_meeting" ON "meeting_signals" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_signals_created" ON "meeting_signals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "meeting_texts_user" ON "meeting_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meetings_open" ON "meetings" USING btree ("ends_at") WHERE "meetings"."closed_at" is null;
--> statement-breakpoint
-- A meeting without the person who made it is called off for who still has it.
CREATE FUNCTION call_off_without_organizer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE meetings SET state = 'cancelled', closed_at = now()
   WHERE id = OLD.meeting_id AND closed_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER meeting_loses_organizer AFTER DELETE ON meeting_members
  FOR EACH ROW WHEN (OLD.side = 'organizer') EXECUTE FUNCTION call_off_without_organizer();
--> statement-breakpoint
CREATE TRIGGER meeting_is_left AFTER DELETE ON meeting_members
  FOR EACH ROW EXECUTE FUNCTION erase_when_nobody_is_left('meetings', 'meeting_id');
