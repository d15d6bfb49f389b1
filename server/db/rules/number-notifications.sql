-- R7.9: the live stream resumes after the last sequence number a reader has seen, so a lower one must never appear later.
-- Numbers are drawn under a lock of the reader until the commit: per reader they are in the order of commits.
-- A transaction that notifies several people does so in the order of their ids, to avoid deadlocks.
CREATE OR REPLACE FUNCTION number_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.account_id::text, 7463019553));
  NEW.sequence := nextval('notifications_sequence_seq');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER notifications_number BEFORE INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION number_notification();
