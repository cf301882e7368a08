CREATE TABLE "professional_grants" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"professional_id" uuid NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "professional_grants_professional_id_unique" UNIQUE("professional_id")
);--> statement-breakpoint
CREATE TABLE "network_proposals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"proposal" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"declined" text,
	CONSTRAINT "network_proposals_entry_id_unique" UNIQUE("entry_id")
);--> statement-breakpoint
ALTER TABLE "professional_grants" ADD CONSTRAINT "professional_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_proposals" ADD CONSTRAINT "network_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_proposals" ADD CONSTRAINT "network_proposals_entry_id_network_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."network_entries"("id") ON DELETE cascade ON UPDATE no action;
