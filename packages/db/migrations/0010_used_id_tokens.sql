CREATE TABLE "id_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "id_tokens_expires_at" ON "id_tokens" USING btree ("expires_at");