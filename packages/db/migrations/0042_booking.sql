CREATE TABLE "booking_contracts" (
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_contracts_user_id_entry_id_version_pk" PRIMARY KEY("user_id","entry_id","version")
);
--> statement-breakpoint
CREATE TABLE "booking_hours" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_texts" (
	"user_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "booking_texts_user_id_booking_id_pk" PRIMARY KEY("user_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"entry_id" uuid NOT NULL,
	"client_user_id" uuid,
	"professional_user_id" uuid,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"change_by" timestamp with time zone NOT NULL,
	"cancelled_by" text,
	"late" boolean DEFAULT false NOT NULL,
	"moves" smallint DEFAULT 0 NOT NULL,
	"meeting_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('requested', 'confirmed', 'declined', 'expired', 'cancelled', 'missed')),
	CONSTRAINT "bookings_span" CHECK ("bookings"."ends_at" > "bookings"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "booked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_contracts" ADD CONSTRAINT "booking_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_contracts" ADD CONSTRAINT "booking_contracts_entry_id_network_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."network_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_hours" ADD CONSTRAINT "booking_hours_entry_id_network_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."network_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_texts" ADD CONSTRAINT "booking_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_texts" ADD CONSTRAINT "booking_texts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_entry_id_network_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."network_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_user_id_users_id_fk" FOREIGN KEY ("client_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_professional_user_id_users_id_fk" FOREIGN KEY ("professional_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_contracts_entry" ON "booking_contracts" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "booking_texts_booking" ON "booking_texts" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_slot" ON "bookings" USING btree ("entry_id","starts_at") WHERE "bookings"."state" in ('requested', 'confirmed');--> statement-breakpoint
CREATE INDEX "bookings_client" ON "bookings" USING btree ("client_user_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_professional" ON "bookings" USING btree ("professional_user_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("answer_by") WHERE "bookings"."state" = 'requested';