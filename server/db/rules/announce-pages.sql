-- Announces changes of public pages by id, so that every process invalidates only the pages concerned (decision 50).
-- 'stale': may be served for some seconds more; 'purge': no longer served at once.
-- 'page': on the teacher's own page only; 'card': wherever the teacher is shown, and in lists they may enter or leave.
-- Many changes at once are announced as "all": a NOTIFY payload is limited to 8000 bytes.
CREATE OR REPLACE FUNCTION announce_pages(act text, scope text, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM pg_notify('pages', concat_ws(' ', act, scope, CASE WHEN cardinality(ids) > 50 THEN 'all' ELSE array_to_string(ids, ',') END));
  END IF;
END $$;

CREATE OR REPLACE FUNCTION announce_all_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages', 'purge card all');
  RETURN NULL;
END $$;

-- A new column counts as shown until it is excluded here.
CREATE OR REPLACE FUNCTION shown_of(teacher teachers) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(teacher) - '{version, created_at, updated_at, longitude, latitude, address, location_is_manual, located_at, public_cell_changed_at, away_cell, away_days, away_on, earlier_cells}'::text[]
$$;

-- Purged: a teacher who is no longer listed (left, suspended, or removed something required), or whose photo changed.
CREATE OR REPLACE FUNCTION announce_teachers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM announce_pages('stale', 'card', array(SELECT account_id FROM new_rows WHERE listed LIMIT 51));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM announce_pages('purge', 'card', array(SELECT account_id FROM old_rows WHERE listed LIMIT 51));
  ELSE
    PERFORM announce_pages(act, 'card', array_agg(id)) FROM (
      SELECT o.account_id AS id, CASE
        WHEN o.listed AND (NOT n.listed OR (o.photo_key IS NOT NULL AND o.photo_key IS DISTINCT FROM n.photo_key))
        THEN 'purge' ELSE 'stale' END AS act
      FROM old_rows AS o JOIN new_rows AS n USING (account_id)
      WHERE (o.listed OR n.listed) AND shown_of(o) IS DISTINCT FROM shown_of(n)
    ) AS changed GROUP BY act;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS teachers_announce ON teachers;
CREATE OR REPLACE TRIGGER teachers_announce_inserted AFTER INSERT ON teachers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_teachers();
CREATE OR REPLACE TRIGGER teachers_announce_updated AFTER UPDATE ON teachers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_teachers();
CREATE OR REPLACE TRIGGER teachers_announce_deleted AFTER DELETE ON teachers
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_teachers();
CREATE OR REPLACE TRIGGER teachers_announce_truncated AFTER TRUNCATE ON teachers
  FOR EACH STATEMENT EXECUTE FUNCTION announce_all_pages();

-- For a row of a table about one teacher; the trigger's arguments name the scope and the column of the teacher.
CREATE OR REPLACE FUNCTION announce_teacher_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_pages('stale', TG_ARGV[0], array(
    SELECT account_id FROM teachers WHERE account_id = (to_jsonb(NEW) ->> TG_ARGV[1])::uuid AND listed));
  RETURN NULL;
END $$;

-- A teacher's name is a column of the account.
CREATE OR REPLACE TRIGGER accounts_announce_name AFTER UPDATE OF name ON accounts
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION announce_teacher_of_row('card', 'id');

-- So is the time when the phone was verified (R3.10).
CREATE OR REPLACE TRIGGER accounts_announce_phone AFTER UPDATE OF phone_verified_at ON accounts
  FOR EACH ROW WHEN (OLD.phone_verified_at IS DISTINCT FROM NEW.phone_verified_at) EXECUTE FUNCTION announce_teacher_of_row('page', 'id');

CREATE OR REPLACE FUNCTION announce_slots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_pages('stale', 'page', array(
    SELECT DISTINCT teacher_id FROM changed JOIN teachers ON account_id = teacher_id WHERE listed LIMIT 51));
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS availability_slots_announce ON availability_slots;
CREATE OR REPLACE TRIGGER availability_slots_announce_inserted AFTER INSERT ON availability_slots
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_slots();
CREATE OR REPLACE TRIGGER availability_slots_announce_updated AFTER UPDATE ON availability_slots
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_slots();
CREATE OR REPLACE TRIGGER availability_slots_announce_deleted AFTER DELETE ON availability_slots
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_slots();

-- The page says which kinds of documents were checked, and when.
CREATE OR REPLACE FUNCTION announce_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  teacher uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.teacher_id ELSE NEW.teacher_id END;
BEGIN
  IF (TG_OP <> 'INSERT' AND OLD.verified_at IS NOT NULL) OR (TG_OP <> 'DELETE' AND NEW.verified_at IS NOT NULL) THEN
    PERFORM announce_pages('stale', 'page', array(SELECT account_id FROM teachers WHERE account_id = teacher AND listed));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER documents_announce AFTER INSERT OR UPDATE OF type, verified_at OR DELETE ON documents
  FOR EACH ROW EXECUTE FUNCTION announce_documents();

-- A review that was hidden, removed or emptied is purged.
CREATE OR REPLACE FUNCTION announce_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM announce_pages('stale', 'page', array(SELECT DISTINCT teacher_id FROM new_rows WHERE hidden_at IS NULL LIMIT 51));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM announce_pages('purge', 'page', array(SELECT DISTINCT teacher_id FROM old_rows WHERE hidden_at IS NULL LIMIT 51));
  ELSE
    PERFORM announce_pages(act, 'page', array_agg(DISTINCT teacher_id)) FROM (
      SELECT o.teacher_id, CASE
        WHEN o.hidden_at IS NULL AND (n.hidden_at IS NOT NULL OR (o.text IS NOT NULL AND n.text IS NULL) OR (o.answer IS NOT NULL AND n.answer IS NULL))
        THEN 'purge' ELSE 'stale' END AS act
      FROM old_rows AS o JOIN new_rows AS n USING (id)
      WHERE (o.hidden_at IS NULL OR n.hidden_at IS NULL)
        AND (o.stars, o.text, o.language, o.answer, o.hidden_at, o.counted)
          IS DISTINCT FROM (n.stars, n.text, n.language, n.answer, n.hidden_at, n.counted)
    ) AS changed GROUP BY act;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS reviews_announce ON reviews;
DROP FUNCTION IF EXISTS announce_pages();
CREATE OR REPLACE TRIGGER reviews_announce_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_reviews();
CREATE OR REPLACE TRIGGER reviews_announce_updated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_reviews();
CREATE OR REPLACE TRIGGER reviews_announce_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_reviews();

-- The page says how soon a teacher answers, and how many were taught.
CREATE OR REPLACE TRIGGER relations_announce_answer AFTER UPDATE OF status ON relations
  FOR EACH ROW WHEN (OLD.status = 'pending' AND NEW.status IN ('accepted', 'declined'))
  EXECUTE FUNCTION announce_teacher_of_row('page', 'teacher_id');

-- It shows the week of a teacher's last visit: local (contract/time-zone.ts), by its Monday, and no finer.
CREATE OR REPLACE FUNCTION week_of(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('week', moment AT TIME ZONE 'Asia/Kolkata')::date
$$;

CREATE OR REPLACE TRIGGER sessions_announce_week AFTER UPDATE OF last_used_at ON sessions
  FOR EACH ROW WHEN (week_of(OLD.last_used_at) <> week_of(NEW.last_used_at))
  EXECUTE FUNCTION announce_teacher_of_row('page', 'account_id');
CREATE OR REPLACE TRIGGER sign_ins_announce AFTER INSERT ON sign_ins
  FOR EACH ROW EXECUTE FUNCTION announce_teacher_of_row('page', 'account_id');

DROP FUNCTION IF EXISTS announce_name();
DROP FUNCTION IF EXISTS announce_answer();
DROP FUNCTION IF EXISTS announce_presence();

-- The page counts the families who confirmed that they met and that lessons continue (R10.4).
CREATE OR REPLACE FUNCTION announce_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_pages('stale', 'page', array(
    SELECT account_id FROM teachers JOIN relations ON teacher_id = account_id WHERE relations.id = NEW.relation_id AND listed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER relation_questions_announce AFTER UPDATE OF answer ON relation_questions
  FOR EACH ROW WHEN (OLD.answer IS DISTINCT FROM NEW.answer) EXECUTE FUNCTION announce_answers();
