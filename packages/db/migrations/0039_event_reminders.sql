ALTER TABLE "calendar_events" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_occurrences" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "calendar_events_remind" ON "calendar_events" USING btree ("remind_at") WHERE "calendar_events"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "calendar_occurrences_remind" ON "calendar_occurrences" USING btree ("remind_at") WHERE "calendar_occurrences"."remind_at" is not null;