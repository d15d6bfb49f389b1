-- R3.8: the rating is the mean of the reviews that are not hidden. The rows are locked first, so that
-- of two reviews at once the second counts the first; in one order, so that two statements never wait for each other.
CREATE OR REPLACE FUNCTION derive_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM teachers WHERE account_id IN (SELECT teacher_id FROM changed) ORDER BY account_id FOR UPDATE;
  UPDATE teachers SET rating = seen.mean, review_count = seen.number
  FROM (
    SELECT touched.teacher_id, round(avg(reviews.stars), 2) AS mean, count(reviews.id) AS number
    FROM (SELECT DISTINCT teacher_id FROM changed) AS touched
    LEFT JOIN reviews ON reviews.teacher_id = touched.teacher_id AND reviews.hidden_at IS NULL
    GROUP BY touched.teacher_id
  ) AS seen
  WHERE teachers.account_id = seen.teacher_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reviews_rate_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_rating();
CREATE OR REPLACE TRIGGER reviews_rate_updated AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_rating();
CREATE OR REPLACE TRIGGER reviews_rate_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_rating();
