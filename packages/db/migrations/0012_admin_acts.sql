CREATE TABLE "admin_acts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_title" text,
	"company_id" uuid,
	CONSTRAINT "admin_acts_title" CHECK (("admin_acts"."subject_kind" = 'content') = ("admin_acts"."subject_title" is not null))
);
--> statement-breakpoint
CREATE INDEX "admin_acts_at" ON "admin_acts" USING btree ("at","id");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_admin_acts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.at < now() - interval '5 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'admin_acts keeps what was written for five years';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "admin_acts_stay" BEFORE UPDATE OR DELETE ON "admin_acts"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_admin_acts"();
