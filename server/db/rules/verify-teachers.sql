-- R4.3: verified when an identity document and a qualification document are. The first moment is kept.
CREATE OR REPLACE FUNCTION derive_verification() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  teacher uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.teacher_id ELSE NEW.teacher_id END;
BEGIN
  PERFORM 1 FROM teachers WHERE account_id = teacher FOR UPDATE;
  UPDATE teachers SET verified_at = CASE
    WHEN (SELECT count(DISTINCT type) FROM documents
          WHERE teacher_id = teacher AND verified_at IS NOT NULL AND type IN ('identity', 'qualification')) = 2
    THEN coalesce(teachers.verified_at, now()) END
  WHERE account_id = teacher;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER documents_verify AFTER INSERT OR DELETE ON documents FOR EACH ROW EXECUTE FUNCTION derive_verification();
CREATE OR REPLACE TRIGGER documents_verify_again AFTER UPDATE OF type, verified_at ON documents FOR EACH ROW EXECUTE FUNCTION derive_verification();
