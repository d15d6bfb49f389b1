-- R7.11: records changed teachers in the transaction of the change, for the search indexes in memory
-- (decision 36). The NOTIFY has no payload, so that it is sent once per transaction.
CREATE OR REPLACE FUNCTION note_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_changes (teacher_id) SELECT account_id FROM new_rows WHERE listed;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO search_changes (teacher_id) SELECT account_id FROM old_rows WHERE listed;
  ELSIF TG_OP = 'TRUNCATE' THEN
    INSERT INTO search_changes (teacher_id) SELECT account_id FROM teachers WHERE listed;
  ELSE
    INSERT INTO search_changes (teacher_id)
    SELECT o.account_id FROM old_rows AS o JOIN new_rows AS n USING (account_id)
    WHERE (o.listed OR n.listed) AND shown_of(o) IS DISTINCT FROM shown_of(n);
  END IF;
  IF FOUND THEN
    PERFORM pg_notify('search', '');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER teachers_note_inserted AFTER INSERT ON teachers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE OR REPLACE TRIGGER teachers_note_updated AFTER UPDATE ON teachers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
CREATE OR REPLACE TRIGGER teachers_note_deleted AFTER DELETE ON teachers
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
-- BEFORE, since afterwards there are no rows to list.
CREATE OR REPLACE TRIGGER teachers_note_truncated BEFORE TRUNCATE ON teachers
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes();
