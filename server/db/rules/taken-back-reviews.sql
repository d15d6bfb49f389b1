-- R10.1: a review that its writer withdrew while hidden is deleted when hiding is undone.
CREATE OR REPLACE FUNCTION drop_taken_back_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reviews WHERE id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reviews_drop_taken_back AFTER UPDATE OF hidden_at ON reviews
  FOR EACH ROW WHEN (OLD.hidden_at IS NOT NULL AND NEW.hidden_at IS NULL AND NEW.taken_back_at IS NOT NULL)
  EXECUTE FUNCTION drop_taken_back_review();
