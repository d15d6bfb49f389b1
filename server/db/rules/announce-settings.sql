-- Announces a change of the office's settings, which every process then reads again (decision 32).
CREATE OR REPLACE FUNCTION announce_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER office_settings_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON office_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_settings();
