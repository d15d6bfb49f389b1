-- Queues the path of a teacher's public page that appears, changes or goes, once, for search engines (R11.3).
-- Only changes that cards show count, not slots or reviews. Origin and languages are added on submission.
CREATE OR REPLACE FUNCTION queue_teacher_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO indexnow_urls (url)
      SELECT '/teacher-profile/' || account_id FROM new_rows WHERE listed
      ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO indexnow_urls (url)
      SELECT '/teacher-profile/' || account_id FROM old_rows WHERE listed
      ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO indexnow_urls (url)
      SELECT '/teacher-profile/' || account_id FROM old_rows AS o JOIN new_rows AS n USING (account_id)
      WHERE (o.listed OR n.listed) AND shown_of(o) IS DISTINCT FROM shown_of(n)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER teachers_queue_inserted AFTER INSERT ON teachers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_teacher_addresses();
CREATE OR REPLACE TRIGGER teachers_queue_updated AFTER UPDATE ON teachers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_teacher_addresses();
CREATE OR REPLACE TRIGGER teachers_queue_deleted AFTER DELETE ON teachers
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_teacher_addresses();

CREATE OR REPLACE FUNCTION queue_named_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO indexnow_urls (url)
    SELECT '/teacher-profile/' || account_id FROM teachers WHERE account_id = NEW.id AND listed
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER accounts_queue_name AFTER UPDATE OF name ON accounts
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION queue_named_address();
