-- R13.4: lessons belong to an active relation. When it ends, or one of the two leaves or is suspended, future lessons are cancelled.
CREATE OR REPLACE FUNCTION call_off_lessons_of_relation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lessons SET state = 'cancelled', cancelled_at = now(), cancelled_by = NULL, sequence = sequence + 1
  WHERE relation_id = NEW.id AND (state = 'proposed' OR state = 'fixed' AND starts_at > now());
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER relations_call_off_lessons AFTER UPDATE OF status ON relations FOR EACH ROW
  WHEN (OLD.status = 'accepted' AND NEW.status <> 'accepted') EXECUTE FUNCTION call_off_lessons_of_relation();

CREATE OR REPLACE FUNCTION call_off_lessons_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lessons SET state = 'cancelled', cancelled_at = now(), cancelled_by = NULL, sequence = sequence + 1
  WHERE NEW.id IN (teacher_id, student_id) AND (state = 'proposed' OR state = 'fixed' AND starts_at > now());
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER accounts_call_off_lessons AFTER UPDATE OF status, suspended_at ON accounts FOR EACH ROW
  WHEN (OLD.status = 'active' AND OLD.suspended_at IS NULL AND (NEW.status <> 'active' OR NEW.suspended_at IS NOT NULL))
  EXECUTE FUNCTION call_off_lessons_of_person();
