-- A student is shown to teachers only after an adult has declared responsibility for the account (R10.3).
CREATE OR REPLACE FUNCTION derive_student() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holder accounts;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT * INTO holder FROM accounts WHERE id = NEW.account_id FOR SHARE;
  ELSE
    SELECT * INTO holder FROM accounts WHERE id = NEW.account_id;
  END IF;
  NEW.listed := coalesce(
    holder.role = 'student'
    AND holder.status = 'active'
    AND holder.suspended_at IS NULL
    AND holder.email_verified_at IS NOT NULL
    AND NEW.adult_declared_at IS NOT NULL
    AND NEW.public_cell IS NOT NULL, false);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER students_derive BEFORE INSERT OR UPDATE ON students FOR EACH ROW EXECUTE FUNCTION derive_student();
