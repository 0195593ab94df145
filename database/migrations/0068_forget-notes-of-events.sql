-- A buyer's words leave with the account; nothing else of an event can change.
CREATE FUNCTION refuse_change_but_of_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.note IS NULL AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Events of orders are only added.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change_but_of_words();
