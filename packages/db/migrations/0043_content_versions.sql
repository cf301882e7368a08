CREATE TABLE "content_schedules" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_user_id" uuid NOT NULL,
	CONSTRAINT "content_schedules_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_name" text NOT NULL,
	"title" text NOT NULL,
	"draft" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "content_versions_kind_item_id_version_pk" PRIMARY KEY("kind","item_id","version")
);
--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_schedules_at" ON "content_schedules" USING btree ("at");--> statement-breakpoint
CREATE INDEX "content_schedules_actor" ON "content_schedules" USING btree ("actor_user_id");--> statement-breakpoint
CREATE INDEX "content_versions_deleted" ON "content_versions" USING btree ("deleted_at");