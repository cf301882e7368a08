CREATE TABLE "calendar_occurrences" (
	"user_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"starts_local" timestamp NOT NULL,
	"ends_local" timestamp NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_occurrences_user_id_series_id_starts_local_pk" PRIMARY KEY("user_id","series_id","starts_local")
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "laid_until" timestamp;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "series_at" timestamp;--> statement-breakpoint
ALTER TABLE "calendar_occurrences" ADD CONSTRAINT "calendar_occurrences_series" FOREIGN KEY ("user_id","series_id") REFERENCES "public"."calendar_events"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_occurrences_start" ON "calendar_occurrences" USING btree ("user_id","starts_local");--> statement-breakpoint
CREATE INDEX "calendar_events_laid" ON "calendar_events" USING btree ("laid_until") WHERE "calendar_events"."laid_until" is not null;--> statement-breakpoint
CREATE INDEX "calendar_events_series" ON "calendar_events" USING btree ("user_id","series_id") WHERE "calendar_events"."series_id" is not null;