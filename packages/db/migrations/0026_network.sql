CREATE TABLE "network_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"specialties" text[] NOT NULL,
	"topics" text[] NOT NULL,
	"registry" text NOT NULL,
	"online" boolean NOT NULL,
	"in_person" boolean NOT NULL,
	"municipality" integer,
	"neighbourhood" text NOT NULL,
	"address" text NOT NULL,
	"languages" text[] NOT NULL,
	"plans" text[] NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"site" text NOT NULL,
	"about" text NOT NULL,
	"sessions" text NOT NULL,
	"access" text NOT NULL,
	"team" text NOT NULL,
	"checked_on" date,
	"checked_by" text,
	"check_again" date,
	"demonstration" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"sort_key" text NOT NULL,
	"searched" "tsvector" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "network_entries_mode" CHECK ("network_entries"."online" or "network_entries"."in_person"),
	CONSTRAINT "network_entries_place_known" CHECK (not "network_entries"."in_person" or "network_entries"."municipality" is not null),
	CONSTRAINT "network_entries_check_whole" CHECK (num_nulls("network_entries"."checked_on", "network_entries"."checked_by", "network_entries"."check_again") in (0, 3)),
	CONSTRAINT "network_entries_checked" CHECK (not "network_entries"."published" or "network_entries"."check_again" is not null)
);
--> statement-breakpoint
CREATE TABLE "network_favourites" (
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "network_favourites_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"link" text NOT NULL,
	"description" text NOT NULL,
	"logo_path" text,
	"logo_alt" text,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partners_logo" CHECK (("partners"."logo_path" is null) = ("partners"."logo_alt" is null)),
	CONSTRAINT "partners_link" CHECK ("partners"."link" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "ranking_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ranking_counts" (
	"user_id" uuid NOT NULL,
	"period" integer NOT NULL,
	"company_id" uuid,
	"named" boolean NOT NULL,
	"courses" integer NOT NULL,
	CONSTRAINT "ranking_counts_user_id_period_pk" PRIMARY KEY("user_id","period"),
	CONSTRAINT "ranking_counts_courses" CHECK ("ranking_counts"."courses" > 0)
);
--> statement-breakpoint
ALTER TABLE "network_favourites" ADD CONSTRAINT "network_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_favourites" ADD CONSTRAINT "network_favourites_entry_id_network_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."network_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_choices" ADD CONSTRAINT "ranking_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "network_entries_registry" ON "network_entries" USING btree ("registry");--> statement-breakpoint
CREATE INDEX "network_entries_searched" ON "network_entries" USING gin ("searched");--> statement-breakpoint
CREATE INDEX "network_entries_by_name" ON "network_entries" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "network_entries_place" ON "network_entries" USING btree ("municipality") WHERE "network_entries"."published";--> statement-breakpoint
CREATE INDEX "network_favourites_entry" ON "network_favourites" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "partners_published" ON "partners" USING btree ("name","id") WHERE "partners"."published";--> statement-breakpoint
CREATE INDEX "ranking_counts_groups" ON "ranking_counts" USING btree ("period","company_id","courses","named","user_id");
--> statement-breakpoint
-- The periods that an instant belongs to: all time, its year, its month, by the product's own clock.
CREATE FUNCTION ranking_periods(at timestamptz) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY[
    0,
    to_char(at AT TIME ZONE 'America/Sao_Paulo', 'YYYY')::integer,
    to_char(at AT TIME ZONE 'America/Sao_Paulo', 'YYYYMM')::integer
  ]
$$;
--> statement-breakpoint
-- One change of a person's counts at a time: what it reads of them was committed, or is its own.
CREATE FUNCTION ranking_lock(who uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('ranking ' || who, 0))
$$;
--> statement-breakpoint
CREATE FUNCTION ranking_count_completion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.completed_at IS NOT DISTINCT FROM NEW.completed_at
     AND OLD.user_id = NEW.user_id THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.completed_at IS NOT NULL THEN
    PERFORM ranking_lock(OLD.user_id);
    -- Both parts see the counts as they were: one of 2 becomes 1 and stays.
    WITH gone AS (
      DELETE FROM ranking_counts WHERE user_id = OLD.user_id
        AND period = ANY (ranking_periods(OLD.completed_at)) AND courses = 1
    )
    UPDATE ranking_counts SET courses = courses - 1 WHERE user_id = OLD.user_id
      AND period = ANY (ranking_periods(OLD.completed_at)) AND courses > 1;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.completed_at IS NOT NULL THEN
    PERFORM ranking_lock(NEW.user_id);
    INSERT INTO ranking_counts (user_id, period, company_id, named, courses)
      SELECT NEW.user_id, one,
             (SELECT company_id FROM company_members WHERE user_id = NEW.user_id),
             coalesce((SELECT shown FROM ranking_choices WHERE user_id = NEW.user_id), false), 1
        FROM unnest(ranking_periods(NEW.completed_at)) AS one
      ON CONFLICT (user_id, period) DO UPDATE SET courses = ranking_counts.courses + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ranking_counts_completion
  AFTER INSERT OR DELETE OR UPDATE OF completed_at, user_id ON course_progress
  FOR EACH ROW EXECUTE FUNCTION ranking_count_completion();
--> statement-breakpoint
CREATE FUNCTION ranking_follow_company() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  PERFORM ranking_lock(who);
  UPDATE ranking_counts
     SET company_id = (SELECT company_id FROM company_members WHERE user_id = who)
   WHERE user_id = who;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ranking_counts_company AFTER INSERT OR DELETE OR UPDATE OF company_id ON company_members
  FOR EACH ROW EXECUTE FUNCTION ranking_follow_company();
--> statement-breakpoint
CREATE FUNCTION ranking_follow_choice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  PERFORM ranking_lock(who);
  UPDATE ranking_counts
     SET named = coalesce((SELECT shown FROM ranking_choices WHERE user_id = who), false)
   WHERE user_id = who;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ranking_counts_choice AFTER INSERT OR DELETE OR UPDATE OF shown ON ranking_choices
  FOR EACH ROW EXECUTE FUNCTION ranking_follow_choice();
--> statement-breakpoint
INSERT INTO ranking_counts (user_id, period, company_id, named, courses)
  SELECT p.user_id, one, min(m.company_id::text)::uuid, false, count(*)
    FROM course_progress p
    CROSS JOIN LATERAL unnest(ranking_periods(p.completed_at)) AS one
    LEFT JOIN company_members m ON m.user_id = p.user_id
   WHERE p.completed_at IS NOT NULL
   GROUP BY p.user_id, one;
