-- R7.11: the days of a teacher's slots, stored beside the other filter columns. The rows are locked first, in one order,
-- so that of two concurrent changes the second sees the first.
CREATE OR REPLACE FUNCTION derive_free_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM teachers WHERE account_id IN (SELECT teacher_id FROM changed) ORDER BY account_id FOR UPDATE;
  UPDATE teachers SET free_days = seen.days
  FROM (
    SELECT touched.teacher_id, coalesce(array_agg(DISTINCT slots.day) FILTER (WHERE slots.day IS NOT NULL), '{}') AS days
    FROM (SELECT DISTINCT teacher_id FROM changed) AS touched
    LEFT JOIN availability_slots AS slots ON slots.teacher_id = touched.teacher_id
    GROUP BY touched.teacher_id
  ) AS seen
  WHERE teachers.account_id = seen.teacher_id AND teachers.free_days <> seen.days;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER availability_slots_days_inserted AFTER INSERT ON availability_slots
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_free_days();
CREATE OR REPLACE TRIGGER availability_slots_days_updated AFTER UPDATE ON availability_slots
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_free_days();
CREATE OR REPLACE TRIGGER availability_slots_days_deleted AFTER DELETE ON availability_slots
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_free_days();
