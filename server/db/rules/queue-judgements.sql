-- R11.5: what needs a judgement stands in one queue, kept from the tables of its subjects; nobody else writes there but who claims.
-- Higher comes first: harm to a child 100, other reports 80, claims 70, appeals 60, documents 50, doubted reviews 40, letters 30.
CREATE OR REPLACE FUNCTION keep_queue_item(item_kind text, subject uuid, weight int, since timestamptz, is_open boolean)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF is_open THEN
    INSERT INTO queue_items (kind, subject_id, priority, waiting_since) VALUES (item_kind, subject, weight, since)
    ON CONFLICT (kind, subject_id) DO UPDATE SET
      priority = excluded.priority,
      waiting_since = CASE WHEN queue_items.done_at IS NULL THEN queue_items.waiting_since ELSE now() END,
      done_at = NULL;
  ELSE
    UPDATE queue_items SET done_at = now(), claimed_by = NULL, claimed_until = NULL
    WHERE kind = item_kind AND subject_id = subject AND done_at IS NULL;
  END IF;
END $$;

-- What is gone needs no judgement.
CREATE OR REPLACE FUNCTION drop_queue_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM queue_items WHERE kind = ANY (string_to_array(TG_ARGV[0], ' ')) AND subject_id = OLD.id;
  RETURN NULL;
END $$;

-- Under another name an identity document waits again (R4.3), and so does one that is opened anew.
CREATE OR REPLACE FUNCTION queue_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_queue_item('document', NEW.id, 50, NEW.uploaded_at, NEW.verified_at IS NULL AND NEW.rejected_at IS NULL);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER documents_queue AFTER INSERT OR UPDATE OF verified_at, rejected_at ON documents
  FOR EACH ROW EXECUTE FUNCTION queue_document();
CREATE OR REPLACE TRIGGER documents_unqueue AFTER DELETE ON documents
  FOR EACH ROW EXECUTE FUNCTION drop_queue_item('document');

-- A report of a review is a review in doubt. Every student's account stands for a child.
CREATE OR REPLACE FUNCTION report_priority(report reports) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN report.reason IN ('unsafe', 'abuse') AND report.review_id IS NULL AND EXISTS (
      SELECT FROM accounts WHERE id IN (report.reporter_id, report.reported_id) AND role = 'student') THEN 100
    WHEN report.review_id IS NULL OR report.reason = 'unsafe' THEN 80
    ELSE 40 END
$$;

CREATE OR REPLACE FUNCTION queue_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.review_id IS NOT NULL AND NEW.review_id IS NULL THEN
    UPDATE queue_items SET kind = 'report' WHERE kind = 'review' AND subject_id = NEW.id;
  END IF;
  PERFORM keep_queue_item(CASE WHEN NEW.review_id IS NULL THEN 'report' ELSE 'review' END, NEW.id,
    report_priority(NEW), NEW.created_at, NEW.status = 'open');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reports_queue AFTER INSERT OR UPDATE OF status, review_id, reason ON reports
  FOR EACH ROW EXECUTE FUNCTION queue_report();
CREATE OR REPLACE TRIGGER reports_unqueue AFTER DELETE ON reports
  FOR EACH ROW EXECUTE FUNCTION drop_queue_item('report review');

CREATE OR REPLACE FUNCTION queue_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_queue_item('claim', NEW.id, 70, NEW.created_at, NEW.status = 'open');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER guarantee_claims_queue AFTER INSERT OR UPDATE OF status ON guarantee_claims
  FOR EACH ROW EXECUTE FUNCTION queue_claim();
CREATE OR REPLACE TRIGGER guarantee_claims_unqueue AFTER DELETE ON guarantee_claims
  FOR EACH ROW EXECUTE FUNCTION drop_queue_item('claim');

CREATE OR REPLACE FUNCTION queue_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_queue_item('letter', NEW.id, 30, NEW.created_at, NEW.handled_at IS NULL);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER contact_messages_queue AFTER INSERT OR UPDATE OF handled_at ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION queue_letter();
CREATE OR REPLACE TRIGGER contact_messages_unqueue AFTER DELETE ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION drop_queue_item('letter');

CREATE OR REPLACE FUNCTION queue_appeal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_queue_item('appeal', NEW.id, 60, NEW.created_at, NEW.decided_at IS NULL);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appeals_queue AFTER INSERT OR UPDATE OF decided_at ON appeals
  FOR EACH ROW EXECUTE FUNCTION queue_appeal();
CREATE OR REPLACE TRIGGER appeals_unqueue AFTER DELETE ON appeals
  FOR EACH ROW EXECUTE FUNCTION drop_queue_item('appeal');

-- What was waiting before there was a queue.
INSERT INTO queue_items (kind, subject_id, priority, waiting_since)
  SELECT 'document', id, 50, uploaded_at FROM documents WHERE verified_at IS NULL AND rejected_at IS NULL
  UNION ALL SELECT CASE WHEN review_id IS NULL THEN 'report' ELSE 'review' END, id, report_priority(reports), created_at FROM reports WHERE status = 'open'
  UNION ALL SELECT 'claim', id, 70, created_at FROM guarantee_claims WHERE status = 'open'
  UNION ALL SELECT 'letter', id, 30, created_at FROM contact_messages WHERE handled_at IS NULL
  UNION ALL SELECT 'appeal', id, 60, created_at FROM appeals WHERE decided_at IS NULL
  ON CONFLICT (kind, subject_id) DO NOTHING;
