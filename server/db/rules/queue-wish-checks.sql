-- R13.2: a teacher who can be found now and is another than before has to be held against the wishes. Of many changes the row
-- before the first is kept: who fitted then has not come anew. The row is written even where it stands already, so that
-- whoever takes it away meanwhile waits for this change and sees it.
CREATE OR REPLACE FUNCTION queue_wish_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO wish_checks (teacher_id)
      SELECT account_id FROM new_rows WHERE listed
      ORDER BY account_id
      ON CONFLICT (teacher_id) DO UPDATE SET changed_at = now();
  ELSE
    INSERT INTO wish_checks (teacher_id, before)
      SELECT account_id, CASE WHEN o.listed THEN shown_of(o) END
      FROM old_rows AS o JOIN new_rows AS n USING (account_id)
      WHERE n.listed AND shown_of(o) IS DISTINCT FROM shown_of(n)
      ORDER BY account_id
      ON CONFLICT (teacher_id) DO UPDATE SET changed_at = now();
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER teachers_wishes_inserted AFTER INSERT ON teachers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_wish_checks();
CREATE OR REPLACE TRIGGER teachers_wishes_updated AFTER UPDATE ON teachers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION queue_wish_checks();
