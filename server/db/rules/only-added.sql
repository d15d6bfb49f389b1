-- R10.3, R11.4: ledger rows are never changed (a person's consents are deleted with the person).
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
END $$;

CREATE OR REPLACE TRIGGER audit_log_only_added BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE OR REPLACE TRIGGER consents_only_added BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
