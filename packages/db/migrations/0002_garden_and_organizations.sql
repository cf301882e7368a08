CREATE TABLE "saml_assertions" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emotion_people_counted" (
	"user_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emotion_people_means" (
	"day" date PRIMARY KEY NOT NULL,
	"tenths" smallint NOT NULL,
	"people" integer NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "emotion_people_means_tenths" CHECK ("emotion_people_means"."tenths" between 10 and 50)
);
--> statement-breakpoint
ALTER TABLE "signing_keys" DROP CONSTRAINT "signing_keys_purpose";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "requested_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_providers" ADD COLUMN "allows_idp_initiated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rhythms" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emotion_people_counted" ADD CONSTRAINT "emotion_people_counted_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saml_assertions_created_at" ON "saml_assertions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "signing_keys" ADD CONSTRAINT "signing_keys_purpose" CHECK ("signing_keys"."purpose" in ('access_token', 'derivation', 'saml_decryption'));