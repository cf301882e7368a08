CREATE TABLE "calendar_events" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"starts_local" timestamp NOT NULL,
	"ends_local" timestamp NOT NULL,
	"time_zone" text NOT NULL,
	"all_day" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "calendar_events_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "calendar_events_span" CHECK ("calendar_events"."ends_local" > "calendar_events"."starts_local" and "calendar_events"."ends_at" > "calendar_events"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_start" ON "calendar_events" USING btree ("user_id","starts_local") WHERE "calendar_events"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "calendar_events_deleted" ON "calendar_events" USING btree ("deleted_at") WHERE "calendar_events"."deleted_at" is not null;