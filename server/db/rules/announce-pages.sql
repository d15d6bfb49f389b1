-- Data on public pages changed: every process drops its cached pages. Accounts speak through teachers (follow-account).
CREATE OR REPLACE FUNCTION announce_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages', 'teachers');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER teachers_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON teachers
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();
CREATE OR REPLACE TRIGGER availability_slots_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON availability_slots
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();
CREATE OR REPLACE TRIGGER reviews_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();
