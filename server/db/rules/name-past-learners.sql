-- R13.8: a lesson without learners is for all of the relation's. When those change, past lessons get the previous ones.
CREATE OR REPLACE FUNCTION name_past_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lessons
  SET learner_ids = CASE OLD.learner_ids WHEN '{}' THEN ARRAY[OLD.student_id] ELSE OLD.learner_ids END
  WHERE relation_id = NEW.id AND learner_ids = '{}' AND starts_at <= now();
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER relations_name_past_learners AFTER UPDATE OF learner_ids ON relations FOR EACH ROW
  WHEN (OLD.learner_ids IS DISTINCT FROM NEW.learner_ids) EXECUTE FUNCTION name_past_learners();
