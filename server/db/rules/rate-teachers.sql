-- R3.8: accounts of one e-mail, phone or device never count as a pair.
CREATE OR REPLACE FUNCTION share_contact(student uuid, teacher uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM accounts s JOIN accounts t ON t.id = teacher
      WHERE s.id = student AND (s.email = t.email OR s.google_subject = t.google_subject))
    OR EXISTS (SELECT FROM sign_ins s JOIN sign_ins t ON t.account_id = teacher AND t.device_hash = s.device_hash
      WHERE s.account_id = student)
$$;

-- Phones are compared while the two do not know each other's: afterwards a teacher could take a family's number to silence it.
CREATE OR REPLACE FUNCTION note_one_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.one_person := NEW.one_person OR share_contact(NEW.student_id, NEW.teacher_id)
    OR EXISTS (SELECT FROM accounts s JOIN accounts t ON t.phone = s.phone WHERE s.id = NEW.student_id AND t.id = NEW.teacher_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER relations_note_asked BEFORE INSERT ON relations FOR EACH ROW EXECUTE FUNCTION note_one_person();
CREATE OR REPLACE TRIGGER relations_note_accepted BEFORE UPDATE OF status ON relations FOR EACH ROW
  WHEN (OLD.status = 'pending' AND NEW.status = 'accepted') EXECUTE FUNCTION note_one_person();

-- R3.8: a review counts when a lesson of the two is confirmed, or, where their lessons are not kept here, when the family said that they met (R10.4).
CREATE OR REPLACE FUNCTION review_counts(student uuid, teacher uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT share_contact(student, teacher)
    AND EXISTS (SELECT FROM relations r WHERE r.student_id = student AND r.teacher_id = teacher AND r.activated_at IS NOT NULL AND NOT r.one_person)
    AND (
      EXISTS (SELECT FROM lessons l JOIN class_book b ON b.lesson_id = l.id
        WHERE l.student_id = student AND l.teacher_id = teacher AND b.outcome <> 'called_off')
      OR (
        NOT EXISTS (SELECT FROM lessons l WHERE l.student_id = student AND l.teacher_id = teacher AND l.settled_at IS NOT NULL)
        AND EXISTS (SELECT FROM relations r JOIN relation_questions q ON q.relation_id = r.id AND q.account_id = r.student_id
          WHERE r.student_id = student AND r.teacher_id = teacher AND q.answer)
      )
    )
$$;

CREATE OR REPLACE FUNCTION derive_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.counted := review_counts(NEW.student_id, NEW.teacher_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reviews_count BEFORE INSERT OR UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION derive_counted();

-- The rating is the mean of the reviews that count and are not hidden. The rows are locked first, so that
-- of two reviews at once the second counts the first; in one order, so that two statements never wait for each other.
CREATE OR REPLACE FUNCTION derive_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM teachers WHERE account_id IN (SELECT teacher_id FROM changed) ORDER BY account_id FOR UPDATE;
  UPDATE teachers SET rating = seen.mean, review_count = seen.number
  FROM (
    SELECT touched.teacher_id, round(avg(reviews.stars), 2) AS mean, count(reviews.id) AS number
    FROM (SELECT DISTINCT teacher_id FROM changed) AS touched
    LEFT JOIN reviews ON reviews.teacher_id = touched.teacher_id AND reviews.hidden_at IS NULL AND reviews.counted
    GROUP BY touched.teacher_id
  ) AS seen
  WHERE teachers.account_id = seen.teacher_id
    AND (teachers.rating, teachers.review_count) IS DISTINCT FROM (seen.mean, seen.number);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reviews_rate_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_rating();
CREATE OR REPLACE TRIGGER reviews_rate_updated AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_rating();
CREATE OR REPLACE TRIGGER reviews_rate_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_rating();

-- Of what was there before: pairs of one phone are found as far as it is still so, and all ratings are computed anew.
UPDATE relations r SET one_person = true
  FROM accounts s JOIN accounts t ON t.phone = s.phone WHERE s.id = r.student_id AND t.id = r.teacher_id AND NOT r.one_person;
UPDATE reviews SET counted = counted;
