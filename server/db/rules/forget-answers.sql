-- R7.15, R3.5: a stored answer may contain a name and a phone. It is deleted when its relation ends, or when one of the two
-- leaves or is suspended; a repeated call is then refused like any other.
CREATE OR REPLACE FUNCTION forget_answers_of_relation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM idempotency_keys
  WHERE account_id IN (NEW.student_id, NEW.teacher_id) AND strpos(answer::text, NEW.id::text) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER relations_forget_answers AFTER UPDATE OF status ON relations FOR EACH ROW
  WHEN (OLD.status = 'accepted' AND NEW.status <> 'accepted') EXECUTE FUNCTION forget_answers_of_relation();

CREATE OR REPLACE FUNCTION forget_answers_about() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM idempotency_keys k USING relations r
  WHERE NEW.id IN (r.student_id, r.teacher_id) AND k.account_id IN (r.student_id, r.teacher_id) AND k.account_id <> NEW.id
    AND strpos(k.answer::text, r.id::text) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER accounts_forget_answers AFTER UPDATE OF status, suspended_at ON accounts FOR EACH ROW
  WHEN (OLD.status = 'active' AND OLD.suspended_at IS NULL AND (NEW.status <> 'active' OR NEW.suspended_at IS NOT NULL))
  EXECUTE FUNCTION forget_answers_about();
