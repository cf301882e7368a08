ALTER TABLE "misconduct_people" DROP CONSTRAINT "misconduct_people_part";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "unattended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_grants" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "company_grants" ADD COLUMN "given_by" uuid;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD COLUMN "grant_kind" text;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD COLUMN "grant_until" date;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD COLUMN "declined" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "misconduct_people" ADD COLUMN "grant_id" uuid;--> statement-breakpoint
ALTER TABLE "misconduct_people" ADD COLUMN "left_out_by" uuid;--> statement-breakpoint
ALTER TABLE "company_grants" ADD CONSTRAINT "company_grants_id" UNIQUE("user_id","id");--> statement-breakpoint
ALTER TABLE "company_grants" ADD CONSTRAINT "company_grants_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_people" ADD CONSTRAINT "misconduct_people_left_out_by_users_id_fk" FOREIGN KEY ("left_out_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_people" ADD CONSTRAINT "misconduct_people_grant_fk" FOREIGN KEY ("user_id","grant_id") REFERENCES "public"."company_grants"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_people" ADD CONSTRAINT "misconduct_people_may" CHECK ("misconduct_people"."part" <> 'may' or "misconduct_people"."grant_id" is not null);--> statement-breakpoint
ALTER TABLE "misconduct_people" ADD CONSTRAINT "misconduct_people_part" CHECK ("misconduct_people"."part" in ('may', 'handles', 'about', 'left_out'));
--> statement-breakpoint
-- Whoever is of a committee goes on handling the reports that came before.
UPDATE "misconduct_people" p SET "grant_id" = g."id"
  FROM "misconduct_reports" r, "company_grants" g
 WHERE p."part" = 'handles' AND r."id" = p."report_id"
   AND g."company_id" = r."company_id" AND g."user_id" = p."user_id" AND g."kind" = 'committee';--> statement-breakpoint
INSERT INTO "misconduct_people" ("user_id", "report_id", "part", "grant_id")
SELECT g."user_id", r."id", 'may', g."id"
  FROM "misconduct_reports" r
  JOIN "company_grants" g ON g."company_id" = r."company_id" AND g."kind" = 'committee'
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Where the general administration handles a report alone, its notes are its own.
UPDATE "misconduct_messages" m SET "side" = 'admin_note'
 WHERE m."side" = 'note' AND NOT EXISTS (
       SELECT 1 FROM "misconduct_people" p
        WHERE p."report_id" = m."report_id" AND p."grant_id" IS NOT NULL);--> statement-breakpoint
-- Who left their company before this is counted for it no more without being asked again.
INSERT INTO "consents" ("user_id", "purpose", "action", "text_hash", "language", "channel")
SELECT n."user_id", n."purpose", 'revoke', n."text_hash", n."language", n."channel"
  FROM (SELECT DISTINCT ON ("user_id") * FROM "consents"
         WHERE "purpose" = 'company_report' ORDER BY "user_id", "id" DESC) n
 WHERE n."action" = 'grant'
   AND NOT EXISTS (SELECT 1 FROM "company_members" m WHERE m."user_id" = n."user_id");
