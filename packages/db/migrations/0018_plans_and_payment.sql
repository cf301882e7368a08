CREATE TABLE "paid_plans" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"seats" integer,
	"price_cents" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"noticed" smallint,
	CONSTRAINT "paid_plans_buyer" CHECK (num_nonnulls("paid_plans"."user_id", "paid_plans"."company_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "plan_invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"offer_id" uuid,
	"paid_plan_id" uuid,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"seats" integer,
	"amount_cents" integer NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"receipt_number" integer,
	"period_start" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "plan_invoices_reference_unique" UNIQUE("reference"),
	CONSTRAINT "plan_invoices_receipt_number_unique" UNIQUE("receipt_number")
);
--> statement-breakpoint
CREATE TABLE "plan_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"seats" integer,
	"price_cents" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_offers_buyer" CHECK (num_nonnulls("plan_offers"."user_id", "plan_offers"."company_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "price_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"plan" text NOT NULL,
	"period" text NOT NULL,
	"seats" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_requests_buyer" CHECK (num_nonnulls("price_requests"."user_id", "price_requests"."company_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "paid_by" uuid;--> statement-breakpoint
ALTER TABLE "paid_plans" ADD CONSTRAINT "paid_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_plans" ADD CONSTRAINT "paid_plans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_offer_id_plan_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."plan_offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_paid_plan_id_paid_plans_id_fk" FOREIGN KEY ("paid_plan_id") REFERENCES "public"."paid_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_offers" ADD CONSTRAINT "plan_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_offers" ADD CONSTRAINT "plan_offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_requests" ADD CONSTRAINT "price_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_requests" ADD CONSTRAINT "price_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paid_plans_user" ON "paid_plans" USING btree ("user_id") WHERE "paid_plans"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "paid_plans_company" ON "paid_plans" USING btree ("company_id") WHERE "paid_plans"."state" = 'active';--> statement-breakpoint
CREATE INDEX "paid_plans_ends" ON "paid_plans" USING btree ("ends_at") WHERE "paid_plans"."state" = 'active';--> statement-breakpoint
CREATE INDEX "plan_invoices_user" ON "plan_invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_invoices_company" ON "plan_invoices" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "plan_invoices_waiting" ON "plan_invoices" USING btree ("created_at") WHERE "plan_invoices"."state" in ('open', 'told', 'refund_asked');--> statement-breakpoint
CREATE INDEX "plan_offers_user" ON "plan_offers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_offers_company" ON "plan_offers" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_requests_user" ON "price_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_requests_company" ON "price_requests" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_paid_by" ON "user_subscriptions" USING btree ("paid_by") WHERE "user_subscriptions"."status" = 'active';