CREATE TABLE "platform_months" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_period_people" (
	"user_id" uuid NOT NULL,
	"period" text NOT NULL,
	"company_id" uuid NOT NULL,
	"site" text,
	"sector" text,
	"counted" boolean,
	"told" boolean DEFAULT false NOT NULL,
	"hundredths" smallint,
	CONSTRAINT "company_period_people_user_id_period_pk" PRIMARY KEY("user_id","period"),
	CONSTRAINT "company_period_people_told" CHECK (not "company_period_people"."told" or "company_period_people"."counted"),
	CONSTRAINT "company_period_people_mean" CHECK ("company_period_people"."hundredths" between 100 and 500)
);
--> statement-breakpoint
CREATE TABLE "company_periods" (
	"company_id" uuid NOT NULL,
	"period" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"version" smallint NOT NULL,
	"report" jsonb NOT NULL,
	"counted" jsonb NOT NULL,
	CONSTRAINT "company_periods_company_id_period_pk" PRIMARY KEY("company_id","period")
);
--> statement-breakpoint
ALTER TABLE "company_period_people" ADD CONSTRAINT "company_period_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_period_people" ADD CONSTRAINT "company_period_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_periods" ADD CONSTRAINT "company_periods_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_period_people_company" ON "company_period_people" USING btree ("company_id","period","user_id");--> statement-breakpoint
CREATE INDEX "admin_acts_subject" ON "admin_acts" USING btree ("subject_id","at");