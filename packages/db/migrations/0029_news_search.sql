CREATE TABLE "news_search" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"category" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news_search" ADD CONSTRAINT "news_search_item_id_news_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."news_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_search_words" ON "news_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "news_search_published" ON "news_search" USING btree ("published_at","item_id");
--> statement-breakpoint
INSERT INTO "news_search" ("item_id", "published_at", "category", "words")
SELECT "id", "published_at", "category",
       to_tsvector('simple', "searched") || to_tsvector((CASE "language"
         WHEN 'en-US' THEN 'english' WHEN 'es-ES' THEN 'spanish' WHEN 'fr-FR' THEN 'french'
         ELSE 'portuguese' END)::regconfig, "searched")
  FROM "news_items" WHERE "published";
