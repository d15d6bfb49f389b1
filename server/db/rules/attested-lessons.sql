-- R13.5: the class book is append-only, and an attested lesson stays as attested; its free text may be erased with its writer.
CREATE OR REPLACE FUNCTION refuse_attested_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.state, NEW.outcome, NEW.taught, NEW.paise, NEW.monthly_paise, NEW.starts_at, NEW.ends_at)
    IS DISTINCT FROM (OLD.state, OLD.outcome, OLD.taught, OLD.paise, OLD.monthly_paise, OLD.starts_at, OLD.ends_at) THEN
    RAISE EXCEPTION 'a lesson that both attested stays as it is' USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER lessons_attested BEFORE UPDATE ON lessons FOR EACH ROW
  WHEN (OLD.state = 'confirmed') EXECUTE FUNCTION refuse_attested_change();

CREATE OR REPLACE FUNCTION refuse_class_book_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
END $$;

CREATE OR REPLACE TRIGGER class_book_only_added BEFORE UPDATE OR DELETE ON class_book FOR EACH ROW EXECUTE FUNCTION refuse_class_book_change();
CREATE OR REPLACE TRIGGER month_payments_only_added BEFORE UPDATE OR DELETE ON month_payments FOR EACH ROW EXECUTE FUNCTION refuse_class_book_change();
