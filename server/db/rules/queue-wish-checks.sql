-- R13.2: queues a listed teacher who has changed, to be checked against the wishes. Of many changes the row before the
-- first is stored: a teacher who matched then is not new. The queue row is written even where it exists already, so that
-- a concurrent delete waits for this change and sees it.
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
