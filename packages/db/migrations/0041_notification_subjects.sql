ALTER TABLE "notification_settings" RENAME COLUMN "topic" TO "subject";--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_topic";--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_user_id_topic_pk";--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_subject_pk" PRIMARY KEY("user_id","subject");--> statement-breakpoint
-- What somebody chose for all reminders holds for each of them, and what they chose for their company for both of its subjects.
INSERT INTO "notification_settings" ("user_id", "subject", "in_app", "email", "push")
SELECT "user_id", "one", "in_app", "email", "push" FROM "notification_settings",
  unnest(array['check_in', 'diary', 'pause', 'water', 'movement', 'events', 'certificates']) AS "one"
WHERE "subject" = 'reminders'
UNION ALL
SELECT "user_id", 'surveys', "in_app", "email", "push" FROM "notification_settings" WHERE "subject" = 'company';--> statement-breakpoint
DELETE FROM "notification_settings" WHERE "subject" = 'reminders';
