-- What becomes of an order that was requested for approval is an event for its site.
CREATE FUNCTION emit_order_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_webhook_event('order_request.' || NEW.state, NULL, NEW.client_id,
    coalesce(NEW.decided_at, NEW.requested_at),
    jsonb_strip_nulls(jsonb_build_object('request', NEW.id, 'state', NEW.state, 'order', NEW.order_number)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_requests_insert_webhooks AFTER INSERT ON order_requests FOR EACH ROW
  EXECUTE FUNCTION emit_order_request();
--> statement-breakpoint
CREATE TRIGGER order_requests_update_webhooks AFTER UPDATE ON order_requests FOR EACH ROW
  WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION emit_order_request();
