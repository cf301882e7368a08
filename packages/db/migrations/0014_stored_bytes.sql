CREATE TABLE "stored_bytes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_bytes" ADD CONSTRAINT "stored_bytes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- One statement changes the count once, however many rows it touches. Only new rows are refused: what
-- the program finishes of a saved one (feedback, a reading anew) must not fail.
CREATE FUNCTION count_stored_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_bytes (user_id, bytes)
      SELECT user_id, sum(coalesce(octet_length(sealed), 0)) FROM added GROUP BY user_id ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes;
    IF EXISTS (
      SELECT FROM stored_bytes s
       WHERE s.user_id IN (SELECT user_id FROM added WHERE sealed IS NOT NULL) AND s.bytes > 200000000
    ) THEN
      RAISE EXCEPTION USING ERRCODE = 'FLFUL', MESSAGE = 'The room of one person is full';
    END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE stored_bytes s SET bytes = s.bytes + change.bytes
      FROM (
        SELECT user_id, sum(bytes) AS bytes FROM (
          SELECT user_id, coalesce(octet_length(sealed), 0) AS bytes FROM added
          UNION ALL SELECT user_id, -coalesce(octet_length(sealed), 0) FROM removed
        ) rows GROUP BY user_id HAVING sum(bytes) <> 0
      ) change
     WHERE s.user_id = change.user_id;
  ELSE
    UPDATE stored_bytes s SET bytes = s.bytes - change.bytes
      FROM (SELECT user_id, sum(coalesce(octet_length(sealed), 0)) AS bytes FROM removed GROUP BY user_id) change
     WHERE s.user_id = change.user_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE one text;
BEGIN
  FOREACH one IN ARRAY ARRAY['diary_entries', 'diary_entry_versions', 'emotion_days', 'emotion_moments',
                             'health_records', 'calendar_events', 'burnout_notes', 'burnout_corrections'] LOOP
    EXECUTE format('CREATE TRIGGER stored_bytes_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes()', one);
    EXECUTE format('CREATE TRIGGER stored_bytes_changed AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS removed NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes()', one);
    EXECUTE format('CREATE TRIGGER stored_bytes_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes()', one);
    EXECUTE format('INSERT INTO stored_bytes (user_id, bytes)
      SELECT user_id, sum(coalesce(octet_length(sealed), 0)) FROM %I GROUP BY user_id
      ON CONFLICT (user_id) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes', one);
  END LOOP;
END $$;
