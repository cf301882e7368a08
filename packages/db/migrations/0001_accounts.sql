CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"by_operator" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_events_action" CHECK ("audit_events"."action" in ('user_signedup', 'user_invited', 'user_modified', 'user_deleted'))
);
--> statement-breakpoint
ALTER TABLE "external_flows" ADD COLUMN "invite_hash" "bytea";--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");