-- R7.6: an ended session closes its live streams, on every process; its browser gets no more push messages (R13.7).
CREATE OR REPLACE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  PERFORM pg_notify('sessions_ended', NEW.id::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_announce_end AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION announce_session_end();
