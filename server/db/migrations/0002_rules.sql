-- R5.3: two slots of one teacher on one day never overlap. Minutes of the day as a half-open range: one may end when the next begins.
ALTER TABLE availability_slots ADD CONSTRAINT availability_slots_no_overlap EXCLUDE USING gist (
  teacher_id WITH =,
  day WITH =,
  int4range((extract(epoch FROM start_time) / 60)::int, (extract(epoch FROM end_time) / 60)::int) WITH &&
);
--> statement-breakpoint

-- R7.11: what a search may show, and the text it looks into, follow from the account and the profile together.
-- An insert waits for a change of the account that is under way; an update is repeated by that change itself (touch_profile).
CREATE FUNCTION derive_teacher() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holder accounts;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT * INTO holder FROM accounts WHERE id = NEW.account_id FOR SHARE;
  ELSE
    SELECT * INTO holder FROM accounts WHERE id = NEW.account_id;
  END IF;
  NEW.listed := coalesce(
    holder.role = 'teacher'
    AND holder.status = 'active'
    AND holder.suspended_at IS NULL
    AND holder.email_verified_at IS NOT NULL
    AND holder.phone IS NOT NULL
    AND cardinality(NEW.subjects) > 0
    AND cardinality(NEW.qualifications) > 0
    AND NEW.public_cell IS NOT NULL, false);
  NEW.search_text := lower(concat_ws(' ', holder.name, replace(array_to_string(NEW.subjects, ' '), '_', ' '), NEW.bio));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER teachers_derive BEFORE INSERT OR UPDATE ON teachers FOR EACH ROW EXECUTE FUNCTION derive_teacher();
--> statement-breakpoint

-- A student is shown to teachers only after an adult stands behind the account (R10.3).
CREATE FUNCTION derive_student() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holder accounts;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT * INTO holder FROM accounts WHERE id = NEW.account_id FOR SHARE;
  ELSE
    SELECT * INTO holder FROM accounts WHERE id = NEW.account_id;
  END IF;
  NEW.listed := coalesce(
    holder.role = 'student'
    AND holder.status = 'active'
    AND holder.suspended_at IS NULL
    AND holder.email_verified_at IS NOT NULL
    AND NEW.adult_declared_at IS NOT NULL
    AND NEW.public_cell IS NOT NULL, false);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER students_derive BEFORE INSERT OR UPDATE ON students FOR EACH ROW EXECUTE FUNCTION derive_student();
--> statement-breakpoint

CREATE FUNCTION touch_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role = 'teacher' THEN
    UPDATE teachers SET listed = listed WHERE account_id = NEW.id;
  ELSIF NEW.role = 'student' THEN
    UPDATE students SET listed = listed WHERE account_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_touch_profile AFTER UPDATE ON accounts FOR EACH ROW
  WHEN ((OLD.role, OLD.name, OLD.phone, OLD.status, OLD.suspended_at, OLD.email_verified_at)
    IS DISTINCT FROM (NEW.role, NEW.name, NEW.phone, NEW.status, NEW.suspended_at, NEW.email_verified_at))
  EXECUTE FUNCTION touch_profile();
--> statement-breakpoint

-- R3.8: the rating is the mean of the reviews that are not hidden. The rows are locked first, so that
-- of two reviews at once the second counts the first; in one order, so that two statements never wait for each other.
CREATE FUNCTION derive_rating() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER reviews_rate_inserted AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_rating();
--> statement-breakpoint
CREATE TRIGGER reviews_rate_updated AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_rating();
--> statement-breakpoint
CREATE TRIGGER reviews_rate_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION derive_rating();
--> statement-breakpoint

-- R4.3: verified when an identity document and a qualification document are. The first moment is kept.
CREATE FUNCTION derive_verification() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  teacher uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.teacher_id ELSE NEW.teacher_id END;
BEGIN
  PERFORM 1 FROM teachers WHERE account_id = teacher FOR UPDATE;
  UPDATE teachers SET verified_at = CASE
    WHEN (SELECT count(DISTINCT type) FROM documents
          WHERE teacher_id = teacher AND verified_at IS NOT NULL AND type IN ('identity', 'qualification')) = 2
    THEN coalesce(teachers.verified_at, now()) END
  WHERE account_id = teacher;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER documents_verify AFTER INSERT OR DELETE ON documents FOR EACH ROW EXECUTE FUNCTION derive_verification();
--> statement-breakpoint
CREATE TRIGGER documents_verify_again AFTER UPDATE OF type, verified_at ON documents FOR EACH ROW EXECUTE FUNCTION derive_verification();
--> statement-breakpoint

-- Data on public pages changed: every process drops its cached pages. Accounts speak through teachers (touch_profile).
CREATE FUNCTION announce_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages', 'teachers');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER teachers_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON teachers
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();
--> statement-breakpoint
CREATE TRIGGER availability_slots_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON availability_slots
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();
--> statement-breakpoint
CREATE TRIGGER reviews_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION announce_pages();
--> statement-breakpoint

CREATE FUNCTION announce_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notifications', NEW.account_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notifications_announce AFTER INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION announce_notification();
--> statement-breakpoint

-- R10.3, R11.4: what was written in a ledger stays as it was written (a person's consents go with the person).
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_only_added BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consents_only_added BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
