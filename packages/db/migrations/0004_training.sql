CREATE TABLE "course_lessons" (
	"course_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "course_lessons_course_id_id_pk" PRIMARY KEY("course_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_progress" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"completed_title" text,
	"completed_hours" numeric(5, 2),
	CONSTRAINT "course_progress_user_id_course_id_pk" PRIMARY KEY("user_id","course_id"),
	CONSTRAINT "course_progress_order" CHECK ("course_progress"."completed_at" >= "course_progress"."started_at")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"hours" numeric(5, 2) NOT NULL,
	"language" text NOT NULL,
	"premium" boolean NOT NULL,
	"state" text NOT NULL,
	"place" smallint NOT NULL,
	"revision" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courses_state" CHECK ("courses"."state" in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "courses_hours" CHECK ("courses"."hours" > 0)
);
--> statement-breakpoint
CREATE TABLE "lesson_readings" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_readings_user_id_course_id_lesson_id_pk" PRIMARY KEY("user_id","course_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_readings" ADD CONSTRAINT "lesson_readings_progress" FOREIGN KEY ("user_id","course_id") REFERENCES "public"."course_progress"("user_id","course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_readings" ADD CONSTRAINT "lesson_readings_lesson" FOREIGN KEY ("course_id","lesson_id") REFERENCES "public"."course_lessons"("course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_progress_course" ON "course_progress" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_progress_completed" ON "course_progress" USING btree ("completed_at") WHERE "course_progress"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "lesson_readings_of_lesson" ON "lesson_readings" USING btree ("course_id","lesson_id");