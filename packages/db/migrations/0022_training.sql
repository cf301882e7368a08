CREATE TABLE "certificates" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"name" text,
	"title" text NOT NULL,
	"hours" numeric(5, 2) NOT NULL,
	"lessons" smallint NOT NULL,
	"expires_at" timestamp with time zone,
	"checkable" boolean DEFAULT true NOT NULL,
	"company_id" uuid,
	CONSTRAINT "certificates_user_id_course_id_completed_at_pk" PRIMARY KEY("user_id","course_id","completed_at"),
	CONSTRAINT "certificates_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"version" text NOT NULL,
	"answers" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"passed" boolean,
	CONSTRAINT "quiz_attempts_user_id_course_id_lesson_id_attempt_pk" PRIMARY KEY("user_id","course_id","lesson_id","attempt"),
	CONSTRAINT "quiz_attempts_end" CHECK (("quiz_attempts"."finished_at" is null) = ("quiz_attempts"."passed" is null))
);
--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "cover" text DEFAULT 'varanda' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "video" jsonb;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "quiz" jsonb;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "expiry_told" smallint;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "renewal_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "cover" text DEFAULT 'pausas' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "legal" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "valid_months" smallint;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "review" jsonb;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_progress" FOREIGN KEY ("user_id","course_id") REFERENCES "public"."course_progress"("user_id","course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_lesson" FOREIGN KEY ("course_id","lesson_id") REFERENCES "public"."course_lessons"("course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_course" ON "certificates" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "certificates_company" ON "certificates" USING btree ("company_id") WHERE "certificates"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "quiz_attempts_of_lesson" ON "quiz_attempts" USING btree ("course_id","lesson_id");--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_progress_expiring" ON "course_progress" USING btree ("expires_at") WHERE "course_progress"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "course_progress_company" ON "course_progress" USING btree ("company_id") WHERE "course_progress"."company_id" is not null;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_kind" CHECK ("course_lessons"."video" is null or "course_lessons"."quiz" is null);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_legal" CHECK ("courses"."legal" in ('lei_14457', 'nr_1', 'lei_14831'));--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_valid" CHECK ("courses"."valid_months" > 0);
--> statement-breakpoint
-- Videos are of two kinds by now; those that are there are links.
UPDATE "news_items" SET "video" = '{"kind":"link"}'::jsonb || "video" WHERE "video" IS NOT NULL;
