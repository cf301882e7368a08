CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"sealed_address" "bytea",
	"address_mark" "bytea",
	"address_hint" text,
	"token_hash" "bytea" NOT NULL,
	"site" text,
	"sector" text,
	"language" text NOT NULL,
	"mails" integer DEFAULT 1 NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "sector" text;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_invitations_company" ON "company_invitations" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_address" ON "company_invitations" USING btree ("address_mark","company_id") WHERE "company_invitations"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_token" ON "company_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "company_invitations_expires" ON "company_invitations" USING btree ("expires_at") WHERE "company_invitations"."state" = 'open';--> statement-breakpoint
CREATE INDEX "company_invitations_unsent" ON "company_invitations" USING btree ("company_id","id") WHERE "company_invitations"."state" = 'open' and "company_invitations"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "company_invitations_ended" ON "company_invitations" USING btree ("ended_at") WHERE "company_invitations"."ended_at" is not null;