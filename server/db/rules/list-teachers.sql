-- R7.11: whether a teacher is listed, and the search text, are derived from the account and the profile together.
-- An insert waits for a concurrent change of the account; an update is repeated by that change itself (follow-account).
CREATE OR REPLACE FUNCTION derive_teacher() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holder accounts;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT * INTO holder FROM accounts WHERE id = NEW.account_id FOR SHARE;
  ELSE
    SELECT * INTO holder FROM accounts WHERE id = NEW.account_id;
  END IF;
  NEW.listed := coalesce(
    holder.role = 'teacher'
    AND holder.status = 'active'
    AND holder.suspended_at IS NULL
    AND holder.email_verified_at IS NOT NULL
    AND holder.phone IS NOT NULL
    AND cardinality(NEW.subjects) > 0
    AND cardinality(NEW.qualifications) > 0
    AND NEW.public_cell IS NOT NULL, false);
  NEW.search_text := lower(concat_ws(' ', holder.name, replace(array_to_string(NEW.subjects, ' '), '_', ' '), NEW.bio));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER teachers_derive BEFORE INSERT OR UPDATE ON teachers FOR EACH ROW EXECUTE FUNCTION derive_teacher();
