CREATE TABLE "seat_statements" (
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer NOT NULL,
	"counted_on" date NOT NULL,
	CONSTRAINT "seat_statements_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_topic";--> statement-breakpoint
ALTER TABLE "seat_statements" ADD CONSTRAINT "seat_statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_topic" CHECK ("notification_settings"."topic" in ('security', 'plan', 'reminders', 'messages', 'company'));