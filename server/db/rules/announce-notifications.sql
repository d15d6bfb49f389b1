-- R7.9: announces a notification to the processes with a live stream of its reader.
CREATE OR REPLACE FUNCTION announce_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notifications', NEW.account_id::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notifications_announce AFTER INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION announce_notification();
