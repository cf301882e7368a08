-- Ids of conversations, meetings and cases come from whoever makes them. With one key for each id, somebody could
-- make a group under another person's id, leave it, and so destroy that person's key.
ALTER TABLE "data_keys" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE data_keys k SET kind = CASE
  WHEN EXISTS (SELECT FROM users WHERE id = k.owner_id) THEN 'person'
  WHEN EXISTS (SELECT FROM chat_conversations WHERE id = k.owner_id) THEN 'chat_conversations'
  WHEN EXISTS (SELECT FROM meetings WHERE id = k.owner_id) THEN 'meetings'
  WHEN EXISTS (SELECT FROM data_cases WHERE id = k.owner_id) THEN 'data_case'
  ELSE 'thing' END;--> statement-breakpoint
ALTER TABLE "data_keys" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "data_keys" DROP CONSTRAINT "data_keys_pkey";--> statement-breakpoint
ALTER TABLE "data_keys" ADD CONSTRAINT "data_keys_kind_owner_id_pk" PRIMARY KEY("kind","owner_id");--> statement-breakpoint
-- Where somebody had made one under the id of another thing, both had the same key: each keeps a copy of it.
INSERT INTO data_keys (kind, owner_id, wrapped, master_key_id, created_at)
SELECT other.kind, k.owner_id, k.wrapped, k.master_key_id, k.created_at
  FROM data_keys k
  CROSS JOIN LATERAL (
    SELECT 'chat_conversations' AS kind WHERE EXISTS (SELECT FROM chat_conversations WHERE id = k.owner_id)
    UNION ALL SELECT 'meetings' WHERE EXISTS (SELECT FROM meetings WHERE id = k.owner_id)
    UNION ALL SELECT 'data_case' WHERE EXISTS (SELECT FROM data_cases WHERE id = k.owner_id)
    UNION ALL SELECT 'thing' WHERE k.owner_id IN (
      SELECT '00000000-0000-0000-0000-000000000000'::uuid
      UNION ALL SELECT id FROM companies
      UNION ALL
      SELECT (left(hex, 12) || '8' || substr(hex, 14, 3) || '8' || substr(hex, 18, 15))::uuid
        FROM (SELECT encode(sha256(convert_to(name, 'UTF8')), 'hex') AS hex
                FROM (SELECT 'support staff' AS name
                      UNION ALL SELECT 'chat reports'
                      UNION ALL SELECT 'reporting channel ' || id FROM companies) named) hashed)
  ) other
    ON CONFLICT DO NOTHING;--> statement-breakpoint
-- As before, but it destroys the key of a thing of its own table alone.
CREATE OR REPLACE FUNCTION erase_when_nobody_is_left() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  thing uuid := (to_jsonb(OLD) ->> TG_ARGV[1])::uuid;
  somebody boolean;
BEGIN
  -- Of two who leave at once each would still see the other: the second waits here for the first.
  EXECUTE format('SELECT FROM %I WHERE id = $1 FOR UPDATE', TG_ARGV[0]) USING thing;
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE %I = $1)', TG_TABLE_NAME, TG_ARGV[1])
    INTO somebody USING thing;
  IF NOT somebody THEN
    EXECUTE format('DELETE FROM %I WHERE id = $1', TG_ARGV[0]) USING thing;
    DELETE FROM data_keys WHERE kind = TG_ARGV[0] AND owner_id = thing;
  END IF;
  RETURN NULL;
END $$;
