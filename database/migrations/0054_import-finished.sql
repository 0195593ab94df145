-- written by hand
-- A file that a brewery has taken in: what it changed is there with it.
CREATE FUNCTION emit_import_finished() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_webhook_event('import.finished', NEW.brewery_id, NULL, NEW.taken_at,
    jsonb_build_object('import', NEW.id, 'kind', NEW.kind, 'state', 'finished',
      'changes', NEW.changes, 'leftOut', NEW.left_out));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER brewery_imports_webhooks AFTER INSERT ON brewery_imports FOR EACH ROW
  EXECUTE FUNCTION emit_import_finished();
