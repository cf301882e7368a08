CREATE TABLE "news_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"review" jsonb,
	"video" jsonb,
	"words" integer NOT NULL,
	"searched" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"featured" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_items_date" CHECK (not "news_items"."published" or "news_items"."published_at" is not null),
	CONSTRAINT "news_items_video" CHECK (("news_items"."kind" = 'video') = ("news_items"."video" is not null)),
	CONSTRAINT "news_items_featured" CHECK (not "news_items"."featured" or ("news_items"."published" and "news_items"."kind" = 'video'))
);
--> statement-breakpoint
CREATE INDEX "news_items_published" ON "news_items" USING btree ("published_at","id") WHERE "news_items"."published";