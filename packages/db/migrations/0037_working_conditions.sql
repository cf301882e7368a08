CREATE TABLE "working_conditions_acknowledgements" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"communication_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "working_conditions_acknowledgements_user_id_company_id_communication_id_pk" PRIMARY KEY("user_id","company_id","communication_id")
);
--> statement-breakpoint
CREATE TABLE "working_conditions_answers" (
	"survey_id" uuid NOT NULL,
	"serial" "bytea" NOT NULL,
	"site" text,
	"sector" text,
	"answers" smallint[] NOT NULL,
	CONSTRAINT "working_conditions_answers_survey_id_serial_pk" PRIMARY KEY("survey_id","serial"),
	CONSTRAINT "working_conditions_answers_serial" CHECK (octet_length("working_conditions_answers"."serial") = 16)
);
--> statement-breakpoint
CREATE TABLE "working_conditions_files" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"cnpj" text
);
--> statement-breakpoint
CREATE TABLE "working_conditions_records" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"place" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_name" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "working_conditions_records_company_id_kind_id_version_pk" PRIMARY KEY("company_id","kind","id","version")
);
--> statement-breakpoint
CREATE TABLE "working_conditions_surveys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"opened_on" date NOT NULL,
	"closes_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "working_conditions_tickets" (
	"user_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	CONSTRAINT "working_conditions_tickets_user_id_survey_id_pk" PRIMARY KEY("user_id","survey_id")
);
--> statement-breakpoint
ALTER TABLE "working_conditions_acknowledgements" ADD CONSTRAINT "working_conditions_acknowledgements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_conditions_acknowledgements" ADD CONSTRAINT "working_conditions_acknowledgements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_conditions_answers" ADD CONSTRAINT "working_conditions_answers_survey_id_working_conditions_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."working_conditions_surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_conditions_records" ADD CONSTRAINT "working_conditions_records_company_id_working_conditions_files_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."working_conditions_files"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_conditions_surveys" ADD CONSTRAINT "working_conditions_surveys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_conditions_tickets" ADD CONSTRAINT "working_conditions_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_conditions_tickets" ADD CONSTRAINT "working_conditions_tickets_survey_id_working_conditions_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."working_conditions_surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "working_conditions_acknowledgements_company" ON "working_conditions_acknowledgements" USING btree ("company_id","communication_id");--> statement-breakpoint
CREATE UNIQUE INDEX "working_conditions_records_place" ON "working_conditions_records" USING btree ("company_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "working_conditions_surveys_company" ON "working_conditions_surveys" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "working_conditions_surveys_closes" ON "working_conditions_surveys" USING btree ("closes_on");--> statement-breakpoint
CREATE INDEX "working_conditions_tickets_survey" ON "working_conditions_tickets" USING btree ("survey_id");--> statement-breakpoint
-- What a company wrote down stays as it was written, for 20 years (NR-1, 1.5.7.3.3.1).
CREATE FUNCTION working_conditions_records_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '20 years' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'records of working conditions stay for 20 years' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER working_conditions_records_stay BEFORE UPDATE OR DELETE ON "working_conditions_records"
  FOR EACH ROW EXECUTE FUNCTION working_conditions_records_stay();
