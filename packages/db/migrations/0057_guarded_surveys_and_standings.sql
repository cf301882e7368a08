CREATE TABLE "ranking_standings" (
	"company_id" uuid,
	"period" text NOT NULL,
	"as_of" date NOT NULL,
	"members" integer NOT NULL,
	"courses" integer,
	"groups" jsonb NOT NULL,
	CONSTRAINT "ranking_standings_company" UNIQUE NULLS NOT DISTINCT("company_id","period")
);
--> statement-breakpoint
-- Answers that were given before this was asked decide what is told as they did when they were given.
ALTER TABLE "working_conditions_answers" ADD COLUMN "settled" boolean NOT NULL DEFAULT true;--> statement-breakpoint
ALTER TABLE "working_conditions_answers" ALTER COLUMN "settled" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ranking_standings" ADD CONSTRAINT "ranking_standings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ranking_standings_period" ON "ranking_standings" USING btree ("period");