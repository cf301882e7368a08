CREATE TABLE "rhythms" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"days" date[] NOT NULL,
	"grown" smallint NOT NULL,
	"zone" text NOT NULL,
	CONSTRAINT "rhythms_grown" CHECK ("rhythms"."grown" between 0 and 28)
);
--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "rhythms" ADD CONSTRAINT "rhythms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;