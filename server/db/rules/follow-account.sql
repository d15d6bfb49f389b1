-- Columns that a profile derives from its account (list-teachers, list-students) are derived again when the account changes.
CREATE OR REPLACE FUNCTION touch_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role = 'teacher' THEN
    UPDATE teachers SET listed = listed WHERE account_id = NEW.id;
  ELSIF NEW.role = 'student' THEN
    UPDATE students SET listed = listed WHERE account_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER accounts_touch_profile AFTER UPDATE ON accounts FOR EACH ROW
  WHEN ((OLD.role, OLD.name, OLD.phone, OLD.status, OLD.suspended_at, OLD.email_verified_at)
    IS DISTINCT FROM (NEW.role, NEW.name, NEW.phone, NEW.status, NEW.suspended_at, NEW.email_verified_at))
  EXECUTE FUNCTION touch_profile();
