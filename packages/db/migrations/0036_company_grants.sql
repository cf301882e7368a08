CREATE TABLE "company_grants" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" date,
	CONSTRAINT "company_grants_user_id_company_id_kind_pk" PRIMARY KEY("user_id","company_id","kind"),
	CONSTRAINT "company_grants_kind" CHECK ("company_grants"."kind" in ('committee', 'auditor'))
);
--> statement-breakpoint
ALTER TABLE "company_grants" ADD CONSTRAINT "company_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_grants" ADD CONSTRAINT "company_grants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_grants_company" ON "company_grants" USING btree ("company_id");