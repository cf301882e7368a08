UPDATE "diary_entries" SET "day" = ("created_at" at time zone 'America/Sao_Paulo' - interval '3 hours')::date WHERE "day" IS NULL;--> statement-breakpoint
ALTER TABLE "diary_entries" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
UPDATE "diary_entries" SET "told_at" = "created_at";--> statement-breakpoint
ALTER TABLE "diary_entries" ALTER COLUMN "told_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "burnout_analyses_at" ON "burnout_analyses" USING btree ("user_id","at","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entries_list" ON "diary_entries" USING btree ("user_id","day","id");