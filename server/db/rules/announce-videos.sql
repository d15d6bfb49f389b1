-- A change of an introduction video makes the pages stale that show or may show it (R11.2); a deleted one purges them.
CREATE OR REPLACE FUNCTION announce_videos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.published_at IS NOT NULL THEN
    PERFORM announce_pages('purge', 'card', ARRAY[OLD.id]);
  ELSIF TG_OP <> 'DELETE' AND NEW.published_at IS NOT NULL THEN
    PERFORM announce_pages('stale', 'card', ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER intro_videos_announce AFTER INSERT OR UPDATE OR DELETE ON intro_videos
  FOR EACH ROW EXECUTE FUNCTION announce_videos();
