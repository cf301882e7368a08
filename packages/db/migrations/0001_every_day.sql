CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"by_operator" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_events_action" CHECK ("audit_events"."action" in ('user_signedup', 'user_invited', 'user_modified', 'user_deleted'))
);
--> statement-breakpoint
CREATE TABLE "burnout_notes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "burnout_notes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "consultation_links" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"verifier" "bytea" NOT NULL,
	"content" "bytea",
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "consultation_links_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "consultation_openings" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"link_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_openings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "health_achievements" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "health_achievements_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "health_records" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"part" text,
	"kind" text,
	"day" date,
	"at" timestamp with time zone,
	"ml" integer,
	"minutes" integer,
	"effort" text,
	"feeling" text,
	"together" boolean,
	"sealed" "bytea",
	"recorded_at" timestamp with time zone NOT NULL,
	"change_id" uuid NOT NULL,
	CONSTRAINT "health_records_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "health_records_part" CHECK (case "health_records"."part"
        when 'drink' then "health_records"."ml" is not null and "health_records"."ml" between 10 and 3000
        when 'exercise' then num_nulls("health_records"."minutes", "health_records"."effort") = 0 and "health_records"."minutes" between 1 and 1440
        when 'meal' then true
        else "health_records"."part" is null and "health_records"."day" is null and "health_records"."sealed" is null end),
	CONSTRAINT "health_records_whole" CHECK (num_nulls("health_records"."part", "health_records"."kind", "health_records"."day", "health_records"."at") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "health_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"goal_ml" integer,
	"water_ml" integer NOT NULL,
	"coffee_ml" integer NOT NULL,
	"mate_ml" integer NOT NULL,
	"coconut_ml" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"change_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_settings_user_id_topic_pk" PRIMARY KEY("user_id","topic"),
	CONSTRAINT "notification_settings_topic" CHECK ("notification_settings"."topic" in ('security', 'plan', 'reminders'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_deliveries" (
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_deliveries_user_id_device_id_message_id_pk" PRIMARY KEY("user_id","device_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" smallint PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "reminder_plans" (
	"user_id" uuid NOT NULL,
	"reminder" text NOT NULL,
	"on" boolean NOT NULL,
	"minute" smallint NOT NULL,
	"days" smallint NOT NULL,
	"time_zone" text NOT NULL,
	"next_at" timestamp with time zone,
	"next_day" date,
	"silenced_at" timestamp with time zone,
	"counted_from" date NOT NULL,
	CONSTRAINT "reminder_plans_user_id_reminder_pk" PRIMARY KEY("user_id","reminder"),
	CONSTRAINT "reminder_plans_minute" CHECK ("reminder_plans"."minute" between 0 and 1439),
	CONSTRAINT "reminder_plans_days" CHECK ("reminder_plans"."days" between 1 and 127)
);
--> statement-breakpoint
CREATE TABLE "reminder_rules" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"holidays" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_reminders" (
	"user_id" uuid NOT NULL,
	"reminder" text NOT NULL,
	"day" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"tapped_at" timestamp with time zone,
	CONSTRAINT "sent_reminders_user_id_reminder_day_pk" PRIMARY KEY("user_id","reminder","day")
);
--> statement-breakpoint
CREATE TABLE "rhythms" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"days" date[] NOT NULL,
	"grown" smallint NOT NULL,
	"zone" text NOT NULL,
	CONSTRAINT "rhythms_grown" CHECK ("rhythms"."grown" between 0 and 28)
);
--> statement-breakpoint
CREATE TABLE "safety_plans" (
	"user_id" uuid NOT NULL,
	"revision" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "safety_plans_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "self_checks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "self_checks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "external_flows" ADD COLUMN "invite_hash" "bytea";--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "burnout_notes" ADD CONSTRAINT "burnout_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_links" ADD CONSTRAINT "consultation_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_openings" ADD CONSTRAINT "consultation_openings_user_id_link_id_consultation_links_user_id_id_fk" FOREIGN KEY ("user_id","link_id") REFERENCES "public"."consultation_links"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_achievements" ADD CONSTRAINT "health_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_records" ADD CONSTRAINT "health_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_settings" ADD CONSTRAINT "health_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_user_id_device_id_push_devices_user_id_id_fk" FOREIGN KEY ("user_id","device_id") REFERENCES "public"."push_devices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_plans" ADD CONSTRAINT "reminder_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_rules" ADD CONSTRAINT "reminder_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rhythms" ADD CONSTRAINT "rhythms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_plans" ADD CONSTRAINT "safety_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_checks" ADD CONSTRAINT "self_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_links_id" ON "consultation_links" USING btree ("id");--> statement-breakpoint
CREATE INDEX "consultation_links_expires" ON "consultation_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consultation_openings_link" ON "consultation_openings" USING btree ("user_id","link_id","at");--> statement-breakpoint
CREATE INDEX "health_records_day" ON "health_records" USING btree ("user_id","day") WHERE "health_records"."day" is not null;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_at" ON "notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "push_deliveries_at" ON "push_deliveries" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_address" ON "push_devices" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "reminder_plans_due" ON "reminder_plans" USING btree ("next_at") WHERE "reminder_plans"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "sent_reminders_sent_at" ON "sent_reminders" USING btree ("sent_at");