CREATE TABLE "factor_removals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_kind";--> statement-breakpoint
ALTER TABLE "factor_removals" ADD CONSTRAINT "factor_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_removals_due_at" ON "factor_removals" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('signed_in', 'sign_in_guessed', 'recovery_requested', 'recovery_used', 'password_changed', 'email_changed', 'phone_changed', 'factor_added', 'factor_removed', 'factor_removal_requested', 'factor_removal_stopped', 'identity_linked', 'identity_unlinked', 'session_ended', 'data_exported', 'data_brought_in', 'company_left', 'company_removed', 'company_admin_given', 'company_admin_ended'));