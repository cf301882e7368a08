CREATE TABLE "data_keys" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"master_key_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_log" (
	"user_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"topic" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_log_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "development_mail" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "development_sms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'company_admin'))
);
--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"plan_type" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"trial" boolean DEFAULT false NOT NULL,
	"announced_at" timestamp with time zone,
	CONSTRAINT "user_subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "flow_states" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"code_challenge" text NOT NULL,
	"code_challenge_method" text NOT NULL,
	"provider_type" text NOT NULL,
	"authentication_method" text NOT NULL,
	"referrer" text,
	"auth_code_hash" "bytea",
	"auth_code_issued_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"email" text,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"pkce" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "rate_buckets" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"refilled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"parent_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb NOT NULL,
	"factor_id" uuid,
	"user_agent" text,
	"ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone,
	"not_after" timestamp with time zone,
	CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"public_jwk" jsonb,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "signing_keys_purpose" CHECK ("signing_keys"."purpose" in ('access_token', 'derivation'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"role" text DEFAULT 'authenticated' NOT NULL,
	"email" text,
	"email_confirmed_at" timestamp with time zone,
	"phone" text,
	"phone_confirmed_at" timestamp with time zone,
	"password_hash" text,
	"password_contested" boolean DEFAULT false NOT NULL,
	"invited_at" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"new_email" text,
	"email_change_sent_at" timestamp with time zone,
	"email_change_half_confirmed" boolean DEFAULT false NOT NULL,
	"new_phone" text,
	"phone_change_sent_at" timestamp with time zone,
	"reauthentication_sent_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"factors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"is_sso_user" boolean DEFAULT false NOT NULL,
	"banned_until" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_flows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"link_user_id" uuid,
	"redirect_to" text NOT NULL,
	"code_challenge" text,
	"code_challenge_method" text,
	"nonce" text,
	"browser_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "external_results" (
	"flow_state_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saml_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"redirect_to" text NOT NULL,
	"code_challenge" text,
	"code_challenge_method" text,
	"browser_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_domains" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_providers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"resource_id" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"entity_id" text NOT NULL,
	"metadata_xml" text NOT NULL,
	"metadata_url" text,
	"attribute_mapping" jsonb,
	"name_id_format" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web3_messages" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mfa_challenges" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"factor_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"code_hash" "bytea",
	"nonce" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "mfa_challenges_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "mfa_factors" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"sealed_secret" "bytea",
	"last_used_step" bigint,
	"phone" text,
	"credential_id" text,
	"public_key" "bytea",
	"sign_count" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_factors_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "mfa_factors_type" CHECK ("mfa_factors"."type" in ('totp', 'phone', 'webauthn', 'recovery_code')),
	CONSTRAINT "mfa_factors_status" CHECK ("mfa_factors"."status" in ('unverified', 'verified'))
);
--> statement-breakpoint
CREATE TABLE "mfa_recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"factor_id" uuid NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"nonce" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"sign_count" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_events_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('signed_in', 'sign_in_guessed', 'recovery_requested', 'recovery_used', 'password_changed', 'email_changed', 'phone_changed', 'factor_added', 'factor_removed', 'identity_linked', 'identity_unlinked', 'session_ended'))
);
--> statement-breakpoint
CREATE TABLE "burnout_analyses" (
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"level" text NOT NULL,
	"exhaustion" integer NOT NULL,
	"physical" integer NOT NULL,
	"cynicism" integer NOT NULL,
	"selfcriticism" integer NOT NULL,
	"positive" integer NOT NULL,
	"words" integer NOT NULL,
	"language" text NOT NULL,
	"engine_version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "burnout_analyses_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "burnout_corrections" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "burnout_corrections_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "awaited_companies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"cnpj" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diary_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"words" integer NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"sealed" "bytea",
	CONSTRAINT "diary_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "diary_entries_status" CHECK ("diary_entries"."status" in ('saved', 'processing', 'analysed'))
);
--> statement-breakpoint
CREATE TABLE "diary_entry_versions" (
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "diary_entry_versions_user_id_entry_id_version_pk" PRIMARY KEY("user_id","entry_id","version")
);
--> statement-breakpoint
CREATE TABLE "emotion_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"level" smallint,
	"recorded_at" timestamp with time zone NOT NULL,
	"change_id" uuid NOT NULL,
	"sealed" "bytea",
	CONSTRAINT "emotion_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "emotion_days_level" CHECK ("emotion_days"."level" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "emotion_moments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"level" smallint,
	"recorded_at" timestamp with time zone NOT NULL,
	"change_id" uuid NOT NULL,
	"deleted_at" timestamp with time zone,
	"sealed" "bytea",
	CONSTRAINT "emotion_moments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "emotion_moments_level" CHECK ("emotion_moments"."level" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"action" text NOT NULL,
	"text_hash" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "consents_action" CHECK ("consents"."action" in ('grant', 'revoke'))
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_session_id_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_flows" ADD CONSTRAINT "external_flows_link_user_id_users_id_fk" FOREIGN KEY ("link_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_results" ADD CONSTRAINT "external_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_provider_id_sso_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sso_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_domains" ADD CONSTRAINT "sso_domains_provider_id_sso_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sso_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_challenges" ADD CONSTRAINT "mfa_challenges_user_id_factor_id_mfa_factors_user_id_id_fk" FOREIGN KEY ("user_id","factor_id") REFERENCES "public"."mfa_factors"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_factors" ADD CONSTRAINT "mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_recovery_codes" ADD CONSTRAINT "mfa_recovery_codes_user_id_factor_id_mfa_factors_user_id_id_fk" FOREIGN KEY ("user_id","factor_id") REFERENCES "public"."mfa_factors"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "burnout_analyses" ADD CONSTRAINT "burnout_analyses_user_id_entry_id_diary_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."diary_entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "burnout_corrections" ADD CONSTRAINT "burnout_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awaited_companies" ADD CONSTRAINT "awaited_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_entry_versions" ADD CONSTRAINT "diary_entry_versions_user_id_entry_id_diary_entries_user_id_id_fk" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."diary_entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emotion_days" ADD CONSTRAINT "emotion_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emotion_moments" ADD CONSTRAINT "emotion_moments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_log_created_at" ON "event_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_subscriptions_active" ON "user_subscriptions" USING btree ("user_id","created_at" DESC NULLS LAST) WHERE "user_subscriptions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "user_subscriptions_trials" ON "user_subscriptions" USING btree ("ends_at") WHERE "user_subscriptions"."trial" and "user_subscriptions"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "flow_states_auth_code" ON "flow_states" USING btree ("auth_code_hash");--> statement-breakpoint
CREATE INDEX "flow_states_user" ON "flow_states" USING btree ("user_id","authentication_method","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_provider_subject" ON "identities" USING btree ("provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "rate_buckets_refilled_at" ON "rate_buckets" USING btree ("refilled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_active" ON "refresh_tokens" USING btree ("user_id","session_id") WHERE "refresh_tokens"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("user_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_current" ON "signing_keys" USING btree ("purpose") WHERE "signing_keys"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE not "users"."is_sso_user";--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "external_flows_created_at" ON "external_flows" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "external_results_created_at" ON "external_results" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saml_requests_created_at" ON "saml_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_domains_domain" ON "sso_domains" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "sso_domains_provider" ON "sso_domains" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_providers_entity_id" ON "sso_providers" USING btree ("entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_providers_resource_id" ON "sso_providers" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "web3_messages_created_at" ON "web3_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mfa_challenges_factor" ON "mfa_challenges" USING btree ("user_id","factor_id");--> statement-breakpoint
CREATE INDEX "mfa_challenges_created_at" ON "mfa_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mfa_factors_friendly_name" ON "mfa_factors" USING btree ("user_id","friendly_name");--> statement-breakpoint
CREATE UNIQUE INDEX "mfa_factors_credential" ON "mfa_factors" USING btree ("credential_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mfa_factors_recovery_codes" ON "mfa_factors" USING btree ("user_id") WHERE "mfa_factors"."type" = 'recovery_code';--> statement-breakpoint
CREATE INDEX "passkey_challenges_created_at" ON "passkey_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_cnpj" ON "companies" USING btree ("cnpj");--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entries_client" ON "diary_entries" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "diary_entries_processing" ON "diary_entries" USING btree ("updated_at") WHERE "diary_entries"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "diary_entries_deleted" ON "diary_entries" USING btree ("deleted_at") WHERE "diary_entries"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "emotion_moments_day" ON "emotion_moments" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "consents_newest" ON "consents" USING btree ("user_id","purpose","id" DESC NULLS LAST);