CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"status" integer,
	"problem" text,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("event_id","endpoint_id"),
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'given_up', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brewery_id" uuid,
	"client_id" uuid,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp with time zone,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"off_at" timestamp with time zone,
	"off_reason" text,
	CONSTRAINT "webhook_endpoints_owner" CHECK (num_nonnulls("webhook_endpoints"."brewery_id", "webhook_endpoints"."client_id") = 1),
	CONSTRAINT "webhook_endpoints_url" CHECK ("webhook_endpoints"."url" like 'https://%' and char_length("webhook_endpoints"."url") <= 500),
	CONSTRAINT "webhook_endpoints_events" CHECK (cardinality("webhook_endpoints"."events") between 1 and 40),
	CONSTRAINT "webhook_endpoints_off" CHECK (("webhook_endpoints"."off_at" is null) = ("webhook_endpoints"."off_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brewery_id" uuid,
	"client_id" uuid,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_events_owner" CHECK (num_nonnulls("webhook_events"."brewery_id", "webhook_events"."client_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE INDEX "webhook_attempts_at" ON "webhook_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("due_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_brewery" ON "webhook_endpoints" USING btree ("brewery_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_client" ON "webhook_endpoints" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "webhook_events_brewery" ON "webhook_events" USING btree ("brewery_id","at");--> statement-breakpoint
CREATE INDEX "webhook_events_client" ON "webhook_events" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("at");--> statement-breakpoint
-- written by hand: events of webhooks.
-- Whoever writes what an event tells (the shop, the command, an import), the event is in the same transaction, so none is
-- lost and none is of what did not happen. Owners without a webhook of that kind get none.
CREATE FUNCTION emit_webhook_event(type_of text, owner_brewery uuid, owner_client uuid, happened_at timestamptz, facts jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  new_event uuid;
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM webhook_endpoints
    WHERE (brewery_id = owner_brewery OR client_id = owner_client) AND type_of = ANY (events)
  ) THEN
    RETURN;
  END IF;
  -- Of two events about one thing the later has the higher version: its row is locked while it changes.
  INSERT INTO webhook_events (brewery_id, client_id, type, at, data)
  VALUES (owner_brewery, owner_client, type_of, happened_at,
    jsonb_build_object('version', (extract(epoch FROM clock_timestamp()) * 1000)::bigint) || facts)
  RETURNING id INTO new_event;
  INSERT INTO webhook_deliveries (event_id, endpoint_id)
  SELECT new_event, id FROM webhook_endpoints
  WHERE (brewery_id = owner_brewery OR client_id = owner_client) AND type_of = ANY (events) AND off_at IS NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION has_webhooks(type_of text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM webhook_endpoints WHERE type_of = ANY (events))
$$;
--> statement-breakpoint
-- A part of an order takes a step. Nobody is told of an order before it is paid, or owed on an invoice.
CREATE FUNCTION emit_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER order_events_webhooks AFTER INSERT ON order_events FOR EACH ROW EXECUTE FUNCTION emit_order_event();
--> statement-breakpoint
-- What a refund credits is written after its row: it is read at the end of the transaction.
CREATE FUNCTION emit_refund_made() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  placed record;
  credited record;
  facts jsonb;
BEGIN
  IF NOT has_webhooks('refund.made') THEN
    RETURN NULL;
  END IF;
  SELECT number, client_id INTO placed FROM orders WHERE id = NEW.order_id;
  facts := jsonb_build_object('refund', NEW.id, 'order', placed.number, 'state', 'done');
  FOR credited IN
    SELECT part.brewery_id, jsonb_agg(DISTINCT part.id) AS parts
    FROM order_credits credit JOIN order_consignments part ON part.id = credit.consignment_id
    WHERE credit.refund_id = NEW.id AND part.brewery_id IS NOT NULL
    GROUP BY part.brewery_id
  LOOP
    PERFORM emit_webhook_event('refund.made', credited.brewery_id, NULL, coalesce(NEW.ended_at, NEW.asked_at),
      facts || jsonb_build_object('parts', credited.parts));
  END LOOP;
  IF placed.client_id IS NOT NULL THEN
    PERFORM emit_webhook_event('refund.made', NULL, placed.client_id, coalesce(NEW.ended_at, NEW.asked_at), facts);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_refunds_made_webhooks AFTER INSERT ON order_refunds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state = 'done') EXECUTE FUNCTION emit_refund_made();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_refunds_done_webhooks AFTER UPDATE ON order_refunds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state = 'done' AND OLD.state <> 'done') EXECUTE FUNCTION emit_refund_made();
--> statement-breakpoint
CREATE FUNCTION emit_document_issued() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  facts jsonb;
BEGIN
  IF NOT has_webhooks('document.issued') THEN
    RETURN NULL;
  END IF;
  facts := jsonb_build_object('document', NEW.id, 'number', NEW.number, 'kind', NEW.kind, 'version', 1,
    'order', (SELECT number FROM orders WHERE id = NEW.order_id));
  PERFORM emit_webhook_event('document.issued', id, NULL, NEW.issued_at, facts) FROM breweries WHERE id = NEW.brewery_id;
  PERFORM emit_webhook_event('document.issued', NULL, id, NEW.issued_at, facts) FROM clients WHERE id = NEW.client_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER documents_webhooks AFTER INSERT ON documents FOR EACH ROW EXECUTE FUNCTION emit_document_issued();
--> statement-breakpoint
-- One event for all that a brewery counted in one statement; of more than two hundred containers it names the first.
CREATE FUNCTION emit_stock_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT has_webhooks('stock.counted') THEN
    RETURN NULL;
  END IF;
  PERFORM emit_webhook_event('stock.counted', counted.brewery_id, NULL, counted.recorded_at, jsonb_build_object(
    'containers', counted.containers, 'total', counted.total))
  FROM (
    SELECT brewery_id, max(recorded_at) AS recorded_at, count(*) AS total,
      jsonb_agg(container_id ORDER BY container_id) FILTER (WHERE place <= 200) AS containers
    FROM (
      SELECT beer.brewery_id, container.id AS container_id, max(movement.recorded_at) AS recorded_at,
        row_number() OVER (PARTITION BY beer.brewery_id ORDER BY container.id) AS place
      FROM added movement
      JOIN containers container ON container.id = movement.item_id
      JOIN beers beer ON beer.id = container.beer_id
      WHERE movement.kind = 'count'
      GROUP BY beer.brewery_id, container.id
    ) AS each_container
    GROUP BY brewery_id
  ) AS counted;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_webhooks AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION emit_stock_counted();
--> statement-breakpoint
CREATE FUNCTION emit_stock_low() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_webhook_event('stock.low', beer.brewery_id, NULL, now(),
    jsonb_build_object('container', container.id, 'beer', beer.id, 'state', 'low'))
  FROM containers container JOIN beers beer ON beer.id = container.beer_id
  WHERE container.id = NEW.item_id AND container.storefront_variant_id IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_levels_webhooks AFTER UPDATE ON stock_levels FOR EACH ROW
  WHEN (NEW.item_kind = 'container' AND OLD.sellable >= NEW.low_below AND NEW.sellable < NEW.low_below)
  EXECUTE FUNCTION emit_stock_low();
--> statement-breakpoint
-- A beer's own columns, or a size: its price too. Units on hand are no change of the beer.
CREATE FUNCTION emit_beers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT has_webhooks('beer.changed') THEN
    RETURN NULL;
  END IF;
  IF tg_table_name = 'beers' AND tg_op = 'INSERT' THEN
    PERFORM emit_webhook_event('beer.changed', brewery_id, NULL, now(), jsonb_build_object('beer', id)) FROM changed;
  ELSIF tg_table_name = 'beers' THEN
    PERFORM emit_webhook_event('beer.changed', changed.brewery_id, NULL, now(), jsonb_build_object('beer', changed.id))
    FROM changed JOIN before USING (id)
    WHERE to_jsonb(changed) - 'updated_at' <> to_jsonb(before) - 'updated_at';
  ELSIF tg_op = 'UPDATE' THEN
    PERFORM emit_webhook_event('beer.changed', brewery_id, NULL, now(), jsonb_build_object('beer', id))
    FROM beers WHERE id IN (
      SELECT changed.beer_id FROM changed JOIN before USING (id)
      WHERE to_jsonb(changed) - '{updated_at,available_units}'::text[] <> to_jsonb(before) - '{updated_at,available_units}'::text[]);
  ELSE
    PERFORM emit_webhook_event('beer.changed', brewery_id, NULL, now(), jsonb_build_object('beer', id))
    FROM beers WHERE id IN (SELECT beer_id FROM changed);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER beers_inserted_webhooks AFTER INSERT ON beers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION emit_beers_changed();
--> statement-breakpoint
CREATE TRIGGER beers_updated_webhooks AFTER UPDATE ON beers REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION emit_beers_changed();
--> statement-breakpoint
CREATE TRIGGER containers_inserted_webhooks AFTER INSERT ON containers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION emit_beers_changed();
--> statement-breakpoint
CREATE TRIGGER containers_updated_webhooks AFTER UPDATE ON containers REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION emit_beers_changed();
--> statement-breakpoint
CREATE TRIGGER containers_deleted_webhooks AFTER DELETE ON containers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION emit_beers_changed();
--> statement-breakpoint
CREATE FUNCTION emit_payout_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_table_name = 'payouts' THEN
    PERFORM emit_webhook_event('payout.sent', id, NULL, NEW.sent_at,
      jsonb_build_object('payout', NEW.number, 'state', 'sent'))
    FROM breweries WHERE id = NEW.brewery_id;
  ELSE
    PERFORM emit_webhook_event('payout.held', id, NULL, NEW.held_at, jsonb_build_object('state', 'held'))
    FROM breweries WHERE id = NEW.brewery_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payouts_webhooks AFTER UPDATE ON payouts FOR EACH ROW
  WHEN (OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION emit_payout_event();
--> statement-breakpoint
CREATE TRIGGER payout_holds_webhooks AFTER INSERT ON payout_holds FOR EACH ROW EXECUTE FUNCTION emit_payout_event();
--> statement-breakpoint
-- Breweries and buyers with beer on a run. A part that was given up before does not count, but for a run that is cancelled.
CREATE FUNCTION emit_run_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  type_of text := 'run.' || NEW.state;
  facts jsonb;
BEGIN
  IF NOT has_webhooks(type_of) THEN
    RETURN NULL;
  END IF;
  facts := jsonb_build_object('run', NEW.id, 'day', NEW.day, 'state', NEW.state,
    'group', (SELECT slug FROM groups WHERE id = NEW.group_id));
  PERFORM emit_webhook_event(type_of, riding.brewery_id, riding.client_id, now(), facts)
  FROM (
    SELECT part.brewery_id, NULL::uuid AS client_id
    FROM orders placed JOIN order_consignments part ON part.order_id = placed.id
    WHERE (placed.run_id = NEW.id OR part.later_run_id = NEW.id) AND part.brewery_id IS NOT NULL
      AND (placed.paid_at IS NOT NULL OR placed.payment_method = 'invoice')
      AND (NEW.state = 'cancelled' OR part.state NOT IN ('cancelled', 'refused'))
    UNION
    SELECT NULL, placed.client_id
    FROM orders placed JOIN order_consignments part ON part.order_id = placed.id
    WHERE (placed.run_id = NEW.id OR part.later_run_id = NEW.id) AND placed.client_id IS NOT NULL
      AND (placed.paid_at IS NOT NULL OR placed.payment_method = 'invoice')
      AND (NEW.state = 'cancelled' OR part.state NOT IN ('cancelled', 'refused'))
  ) AS riding;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER runs_webhooks AFTER UPDATE ON runs FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state IN ('closed', 'firm', 'departed', 'cancelled'))
  EXECUTE FUNCTION emit_run_event();
--> statement-breakpoint
CREATE FUNCTION emit_token_ending() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_webhook_event('token.ending', NEW.brewery_id,
    CASE WHEN NEW.brewery_id IS NULL THEN NEW.client_id END, NEW.announced_at,
    jsonb_build_object('token', NEW.id, 'endsAt', to_char(NEW.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER api_tokens_webhooks AFTER UPDATE ON api_tokens FOR EACH ROW
  WHEN (OLD.announced_at IS NULL AND NEW.announced_at IS NOT NULL) EXECUTE FUNCTION emit_token_ending();
