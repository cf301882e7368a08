CREATE TABLE "sealed_objects" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"blob" uuid NOT NULL,
	"size" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	"kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sealed_objects_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "storage_buckets" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"public" boolean NOT NULL,
	"size_limit" bigint,
	"mime_types" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_loose_blobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "storage_loose_blobs_reason" CHECK ("storage_loose_blobs"."reason" in ('writing', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "storage_objects" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bucket_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"user_id" uuid,
	"blob" uuid NOT NULL,
	"size" bigint NOT NULL,
	"content_type" text NOT NULL,
	"cache_control" text NOT NULL,
	"user_metadata" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_uploads" (
	"blob" uuid PRIMARY KEY NOT NULL,
	"bucket_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"user_id" uuid,
	"upsert" boolean NOT NULL,
	"size" bigint NOT NULL,
	"content_type" text NOT NULL,
	"cache_control" text NOT NULL,
	"user_metadata" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sealed_objects" ADD CONSTRAINT "sealed_objects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_objects" ADD CONSTRAINT "storage_objects_bucket_id_storage_buckets_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."storage_buckets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_objects" ADD CONSTRAINT "storage_objects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_uploads" ADD CONSTRAINT "storage_uploads_bucket_id_storage_buckets_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."storage_buckets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_uploads" ADD CONSTRAINT "storage_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sealed_objects_blob" ON "sealed_objects" USING btree ("blob");--> statement-breakpoint
CREATE INDEX "sealed_objects_unkept" ON "sealed_objects" USING btree ("created_at") WHERE not "sealed_objects"."kept";--> statement-breakpoint
CREATE INDEX "storage_loose_blobs_since" ON "storage_loose_blobs" USING btree ("reason","since");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_objects_path" ON "storage_objects" USING btree ("bucket_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_objects_blob" ON "storage_objects" USING btree ("blob");--> statement-breakpoint
CREATE INDEX "storage_objects_user" ON "storage_objects" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "storage_uploads_user" ON "storage_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "storage_uploads_created" ON "storage_uploads" USING btree ("created_at");
--> statement-breakpoint
-- Blobs are removed by a job: here is only noted which ones no row names any more.
CREATE FUNCTION loosen_blob() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO storage_loose_blobs (id, since, reason) VALUES (OLD.blob, now(), 'removed')
    ON CONFLICT (id) DO UPDATE SET since = excluded.since, reason = excluded.reason;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER storage_objects_removed AFTER DELETE ON storage_objects
  FOR EACH ROW EXECUTE FUNCTION loosen_blob();
--> statement-breakpoint
CREATE TRIGGER storage_objects_replaced AFTER UPDATE OF blob ON storage_objects
  FOR EACH ROW WHEN (OLD.blob <> NEW.blob) EXECUTE FUNCTION loosen_blob();
--> statement-breakpoint
CREATE TRIGGER storage_uploads_removed AFTER DELETE ON storage_uploads
  FOR EACH ROW WHEN (OLD.finished_at IS NULL) EXECUTE FUNCTION loosen_blob();
--> statement-breakpoint
CREATE TRIGGER sealed_objects_removed AFTER DELETE ON sealed_objects
  FOR EACH ROW EXECUTE FUNCTION loosen_blob();
--> statement-breakpoint
CREATE TRIGGER sealed_objects_replaced AFTER UPDATE OF blob ON sealed_objects
  FOR EACH ROW WHEN (OLD.blob <> NEW.blob) EXECUTE FUNCTION loosen_blob();
--> statement-breakpoint
-- What a person's files take of their room (decision 0054). Whatever makes it larger beyond the most is refused.
CREATE FUNCTION count_stored_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_bytes (user_id, bytes)
      SELECT user_id, sum(size) FROM added WHERE user_id IS NOT NULL GROUP BY user_id ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes;
    IF EXISTS (
      SELECT FROM stored_bytes s WHERE s.user_id IN (SELECT user_id FROM added) AND s.bytes > 200000000
    ) THEN
      RAISE EXCEPTION USING ERRCODE = 'FLFUL', MESSAGE = 'The room of one person is full';
    END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO stored_bytes (user_id, bytes)
      SELECT user_id, sum(size) FROM (
        SELECT user_id, size FROM added UNION ALL SELECT user_id, -size FROM removed
      ) rows WHERE user_id IS NOT NULL GROUP BY user_id HAVING sum(size) <> 0 ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes;
    IF EXISTS (
      SELECT FROM stored_bytes s
        JOIN (SELECT user_id, sum(size) AS size FROM (
                SELECT user_id, size FROM added UNION ALL SELECT user_id, -size FROM removed
              ) rows GROUP BY user_id) change ON change.user_id = s.user_id
       WHERE change.size > 0 AND s.bytes > 200000000
    ) THEN
      RAISE EXCEPTION USING ERRCODE = 'FLFUL', MESSAGE = 'The room of one person is full';
    END IF;
  ELSE
    UPDATE stored_bytes s SET bytes = s.bytes - change.size
      FROM (SELECT user_id, sum(size) AS size FROM removed GROUP BY user_id) change
     WHERE s.user_id = change.user_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['storage_objects', 'sealed_objects'] LOOP
    EXECUTE format('CREATE TRIGGER stored_bytes_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_stored_files()', one);
    EXECUTE format('CREATE TRIGGER stored_bytes_changed AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS removed NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_stored_files()', one);
    EXECUTE format('CREATE TRIGGER stored_bytes_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION count_stored_files()', one);
  END LOOP;
END $$;
