-- As before for a meeting that is ahead. One that was held stays held, and one that nobody held was missed,
-- whether or not its end was noted before its organizer left.
CREATE OR REPLACE FUNCTION call_off_without_organizer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE meetings
     SET state = CASE
           WHEN both_since IS NOT NULL OR (in_person AND ends_at <= now()) THEN 'finished'
           WHEN ends_at <= now() THEN 'missed'
           ELSE 'cancelled' END,
         closed_at = least(now(), ends_at)
   WHERE id = OLD.meeting_id AND closed_at IS NULL;
  IF FOUND THEN
    DELETE FROM meeting_signals WHERE meeting_id = OLD.meeting_id;
    UPDATE meeting_seats SET sealed_safety = NULL WHERE meeting_id = OLD.meeting_id;
  END IF;
  RETURN NULL;
END $$;
