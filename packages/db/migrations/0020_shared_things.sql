-- Erases what belongs to several people (a conversation, a meeting) with its last member, and destroys its
-- key. For membership tables: EXECUTE FUNCTION erase_when_nobody_is_left('conversations', 'conversation_id').
CREATE FUNCTION erase_when_nobody_is_left() RETURNS trigger LANGUAGE plpgsql AS $$
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
    DELETE FROM data_keys WHERE owner_id = thing;
  END IF;
  RETURN NULL;
END $$;
