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
ALTER TABLE "health_achievements" ADD CONSTRAINT "health_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_records" ADD CONSTRAINT "health_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_settings" ADD CONSTRAINT "health_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_records_day" ON "health_records" USING btree ("user_id","day") WHERE "health_records"."day" is not null;