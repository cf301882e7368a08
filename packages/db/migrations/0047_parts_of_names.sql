CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE INDEX "company_members_part" ON "company_members" USING gin ("name_key" gin_trgm_ops);
