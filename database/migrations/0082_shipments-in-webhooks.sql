-- The event of a dispatch has the units of its shipment and of what is still to leave: a part may leave in several shipments.
CREATE OR REPLACE FUNCTION emit_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  type_of text;
  placed record;
  part record;
  facts jsonb;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM webhook_endpoints) THEN
    RETURN NULL;
  END IF;
  type_of := CASE
    WHEN NEW.verb IN ('place', 'pay') THEN 'consignment.placed'
    WHEN NEW.verb = 'propose' THEN 'consignment.proposed'
    WHEN NEW.to_state IS NULL THEN NULL
    WHEN NEW.from_state IS DISTINCT FROM NEW.to_state OR NEW.verb = 'dispatch' THEN 'consignment.' || NEW.to_state
    WHEN NEW.verb = 'agree' THEN 'consignment.accepted'
  END;
  SELECT number, client_id, payment_method = 'invoice' AS is_owed, paid_at IS NOT NULL AS is_paid
  INTO placed FROM orders WHERE id = NEW.order_id;
  IF type_of IS NULL OR NOT (placed.is_owed OR placed.is_paid) THEN
    RETURN NULL;
  END IF;
  FOR part IN
    SELECT id, brewery_id, brewery_slug, state FROM order_consignments
    WHERE order_id = NEW.order_id AND (NEW.consignment_id IS NULL OR id = NEW.consignment_id)
  LOOP
    facts := jsonb_build_object(
      'order', placed.number,
      'part', part.id,
      'brewery', part.brewery_slug,
      'state', coalesce(NEW.to_state, part.state),
      'version', (SELECT count(*) FROM order_events
        WHERE order_id = NEW.order_id AND id <= NEW.id AND (consignment_id IS NULL OR consignment_id = part.id)));
    IF NEW.verb = 'dispatch' THEN
      facts := facts || (SELECT jsonb_build_object(
          'shipment', coalesce(jsonb_agg(jsonb_build_object('position', line.position, 'units', sent.units)
            ORDER BY line.position) FILTER (WHERE sent.units IS NOT NULL), '[]'),
          'unitsToCome', coalesce(sum(line.quantity - line.quantity_sent), 0))
        FROM order_lines line LEFT JOIN order_shipment_lines sent ON sent.line_id = line.id AND sent.shipment_id =
          (SELECT id FROM order_shipments WHERE consignment_id = part.id ORDER BY position DESC LIMIT 1)
        WHERE line.consignment_id = part.id);
    END IF;
    IF part.brewery_id IS NOT NULL THEN
      PERFORM emit_webhook_event(type_of, part.brewery_id, NULL, NEW.at, facts);
    END IF;
    IF placed.client_id IS NOT NULL THEN
      PERFORM emit_webhook_event(type_of, NULL, placed.client_id, NEW.at, facts);
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
