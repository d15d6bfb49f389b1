-- R7.9: the live stream goes on from the last number a reader has seen, so a lower one must never appear afterwards.
-- Numbers are drawn under a lock of the reader that is held until the commit: per reader they are in the order of commits.
-- A transaction that tells several people does so in the order of their ids.
CREATE FUNCTION number_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.account_id::text, 7463019553));
  NEW.sequence := nextval('notifications_sequence_seq');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER notifications_number BEFORE INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION number_notification();
--> statement-breakpoint

-- R7.6: an ended session closes what it holds open, on every process.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions_ended', NEW.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_announce_end AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION announce_session_end();
