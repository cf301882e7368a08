CREATE TABLE "saml_assertions" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signing_keys" DROP CONSTRAINT "signing_keys_purpose";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "requested_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_providers" ADD COLUMN "allows_idp_initiated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rhythms" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "saml_assertions_created_at" ON "saml_assertions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "signing_keys" ADD CONSTRAINT "signing_keys_purpose" CHECK ("signing_keys"."purpose" in ('access_token', 'derivation', 'saml_decryption'));