CREATE TABLE "company_code_tries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_cnpjs" (
	"cnpj" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_codes" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"mark" "bytea" NOT NULL,
	"sealed_code" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_units" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_join_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_kind";--> statement-breakpoint
DROP INDEX "company_members_company";--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_code_tries" ADD CONSTRAINT "company_code_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_cnpjs" ADD CONSTRAINT "company_cnpjs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_codes" ADD CONSTRAINT "company_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_units" ADD CONSTRAINT "company_units_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_cnpjs_company" ON "company_cnpjs" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_codes_mark" ON "company_codes" USING btree ("mark");--> statement-breakpoint
CREATE UNIQUE INDEX "company_units_key" ON "company_units" USING btree ("company_id","kind","key");--> statement-breakpoint
CREATE INDEX "company_join_requests_company" ON "company_join_requests" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE INDEX "company_members_name" ON "company_members" USING btree ("company_id","name_key","user_id");--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('signed_in', 'sign_in_guessed', 'recovery_requested', 'recovery_used', 'password_changed', 'email_changed', 'phone_changed', 'factor_added', 'factor_removed', 'factor_removal_requested', 'factor_removal_stopped', 'identity_linked', 'identity_unlinked', 'session_ended', 'data_exported', 'data_brought_in', 'company_joined', 'company_left', 'company_removed', 'company_admin_given', 'company_admin_ended'));
--> statement-breakpoint
-- A name as lists go by it: case and accents apart.
CREATE FUNCTION plain_name(metadata jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(coalesce(metadata ->> 'full_name', ''), NFD), '[\u0300-\u036f]', '', 'g'));
--> statement-breakpoint
UPDATE company_members m SET name_key = plain_name(u.user_metadata) FROM users u WHERE u.id = m.user_id;
--> statement-breakpoint
CREATE FUNCTION name_company_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := coalesce((SELECT plain_name(user_metadata) FROM users WHERE id = NEW.user_id), NEW.name_key);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_members_named BEFORE INSERT ON company_members
  FOR EACH ROW EXECUTE FUNCTION name_company_member();
--> statement-breakpoint
CREATE FUNCTION rename_company_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE company_members SET name_key = plain_name(NEW.user_metadata) WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF user_metadata ON users
  FOR EACH ROW WHEN (plain_name(OLD.user_metadata) <> plain_name(NEW.user_metadata))
  EXECUTE FUNCTION rename_company_member();
--> statement-breakpoint
-- What the administration's list of accounts goes by.
CREATE INDEX users_name ON users (plain_name(user_metadata), id) WHERE deleted_at IS NULL AND NOT is_anonymous;
--> statement-breakpoint
-- The sites and sectors that people have from their invitations.
INSERT INTO company_units (company_id, kind, name, key)
  SELECT company_id, 'site', min(site), lower(site) FROM company_members WHERE site IS NOT NULL GROUP BY company_id, lower(site)
  UNION ALL
  SELECT company_id, 'sector', min(sector), lower(sector) FROM company_members WHERE sector IS NOT NULL GROUP BY company_id, lower(sector);
--> statement-breakpoint
UPDATE company_members m SET site = u.name FROM company_units u
  WHERE u.company_id = m.company_id AND u.kind = 'site' AND u.key = lower(m.site) AND m.site <> u.name;
--> statement-breakpoint
UPDATE company_members m SET sector = u.name FROM company_units u
  WHERE u.company_id = m.company_id AND u.kind = 'sector' AND u.key = lower(m.sector) AND m.sector <> u.name;
--> statement-breakpoint
CREATE INDEX users_created ON users (created_at, id) WHERE deleted_at IS NULL AND NOT is_anonymous;
