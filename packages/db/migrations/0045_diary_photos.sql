CREATE TABLE "diary_photos" (
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "diary_photos_user_id_photo_id_pk" PRIMARY KEY("user_id","photo_id")
);
--> statement-breakpoint
ALTER TABLE "diary_photos" ADD CONSTRAINT "diary_photos_entry" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."diary_entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_photos_of_entry" ON "diary_photos" USING btree ("user_id","entry_id","added_at");