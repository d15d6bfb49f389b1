-- R4.3: verified when an identity document and a qualification document are, since the later of the two was.
CREATE OR REPLACE FUNCTION derive_verification() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  teacher uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.teacher_id ELSE NEW.teacher_id END;
BEGIN
  PERFORM 1 FROM teachers WHERE account_id = teacher FOR UPDATE;
  UPDATE teachers SET verified_at = CASE WHEN checked.kinds = 2 THEN coalesce(teachers.verified_at, checked.since) END
  FROM (
    SELECT count(*) AS kinds, max(first) AS since FROM (
      SELECT min(verified_at) AS first FROM documents
      WHERE teacher_id = teacher AND verified_at IS NOT NULL AND type IN ('identity', 'qualification') GROUP BY type
    ) AS kind
  ) AS checked
  WHERE account_id = teacher;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER documents_verify AFTER INSERT OR DELETE ON documents FOR EACH ROW EXECUTE FUNCTION derive_verification();
CREATE OR REPLACE TRIGGER documents_verify_again AFTER UPDATE OF type, verified_at ON documents FOR EACH ROW EXECUTE FUNCTION derive_verification();

-- A document proves a name: its owner's at the time of verification. A new decision uses the current name.
CREATE OR REPLACE FUNCTION note_verified_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.verified_name := NULL;
  NEW.set_back_from := NULL;
  IF NEW.verified_at IS NOT NULL THEN
    -- FOR SHARE: waits for a concurrent change of the name, and a later one finds the document verified.
    SELECT name INTO NEW.verified_name FROM accounts WHERE id = NEW.teacher_id FOR SHARE;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER documents_note_name BEFORE INSERT ON documents
  FOR EACH ROW EXECUTE FUNCTION note_verified_name();
CREATE OR REPLACE TRIGGER documents_note_name_again BEFORE UPDATE OF verified_at, rejected_at ON documents
  FOR EACH ROW WHEN (OLD.set_back_from IS NOT DISTINCT FROM NEW.set_back_from
    AND (OLD.verified_at, OLD.rejected_at) IS DISTINCT FROM (NEW.verified_at, NEW.rejected_at))
  EXECUTE FUNCTION note_verified_name();

-- R4.3: under another name an identity document waits again; returning to the verified name restores it.
CREATE OR REPLACE FUNCTION follow_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE documents SET set_back_from = verified_at, verified_at = NULL, verified_name = coalesce(verified_name, OLD.name)
  WHERE teacher_id = NEW.id AND type = 'identity' AND verified_at IS NOT NULL
    AND coalesce(verified_name, OLD.name) IS DISTINCT FROM NEW.name;
  UPDATE documents SET verified_at = set_back_from, set_back_from = NULL
  WHERE teacher_id = NEW.id AND type = 'identity' AND set_back_from IS NOT NULL AND verified_name = NEW.name;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER accounts_follow_name AFTER UPDATE OF name ON accounts FOR EACH ROW
  WHEN (NEW.role = 'teacher' AND OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION follow_name();
