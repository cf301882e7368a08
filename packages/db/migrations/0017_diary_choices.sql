CREATE TABLE "diary_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"week_hidden" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diary_choices" ADD CONSTRAINT "diary_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;