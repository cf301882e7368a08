CREATE TABLE "conduct_acknowledgements" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conduct_acknowledgements_user_id_company_id_version_pk" PRIMARY KEY("user_id","company_id","version")
);
--> statement-breakpoint
CREATE TABLE "conduct_rules" (
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"published_on" date NOT NULL,
	CONSTRAINT "conduct_rules_company_id_version_pk" PRIMARY KEY("company_id","version")
);
--> statement-breakpoint
CREATE TABLE "misconduct_messages" (
	"report_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"side" text NOT NULL,
	"week" date NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "misconduct_messages_report_id_nth_pk" PRIMARY KEY("report_id","nth")
);
--> statement-breakpoint
CREATE TABLE "misconduct_people" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "misconduct_people_user_id_report_id_pk" PRIMARY KEY("user_id","report_id"),
	CONSTRAINT "misconduct_people_part" CHECK ("misconduct_people"."part" in ('handles', 'about'))
);
--> statement-breakpoint
CREATE TABLE "misconduct_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"mark" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"week" date NOT NULL,
	"due_on" date NOT NULL,
	"concluded_week" date,
	CONSTRAINT "misconduct_reports_state" CHECK (("misconduct_reports"."state" = 'concluded') = ("misconduct_reports"."concluded_week" is not null))
);
--> statement-breakpoint
CREATE TABLE "reporting_channels" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"address" text
);
--> statement-breakpoint
ALTER TABLE "conduct_acknowledgements" ADD CONSTRAINT "conduct_acknowledgements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_acknowledgements" ADD CONSTRAINT "conduct_acknowledgements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_rules" ADD CONSTRAINT "conduct_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_messages" ADD CONSTRAINT "misconduct_messages_report_id_misconduct_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."misconduct_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_people" ADD CONSTRAINT "misconduct_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misconduct_people" ADD CONSTRAINT "misconduct_people_report_id_misconduct_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."misconduct_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporting_channels" ADD CONSTRAINT "reporting_channels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conduct_acknowledgements_company" ON "conduct_acknowledgements" USING btree ("company_id","version");--> statement-breakpoint
CREATE INDEX "misconduct_people_report" ON "misconduct_people" USING btree ("report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "misconduct_reports_mark" ON "misconduct_reports" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "misconduct_reports_company" ON "misconduct_reports" USING btree ("company_id","week");--> statement-breakpoint
CREATE INDEX "misconduct_reports_concluded" ON "misconduct_reports" USING btree ("concluded_week");--> statement-breakpoint
CREATE UNIQUE INDEX "reporting_channels_address" ON "reporting_channels" USING btree ("address");