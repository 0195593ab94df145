CREATE TABLE "brewery_pubs" (
	"brewery_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"orders" integer NOT NULL,
	"last_order_id" uuid NOT NULL,
	"last_order_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brewery_pubs_client_id_brewery_id_pk" PRIMARY KEY("client_id","brewery_id")
);
--> statement-breakpoint
CREATE TABLE "order_standings" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"part_states" smallint NOT NULL,
	"is_charged" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "worklist_entries_due";--> statement-breakpoint
ALTER TABLE "brewery_pubs" ADD CONSTRAINT "brewery_pubs_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_standings" ADD CONSTRAINT "order_standings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brewery_pubs_last" ON "brewery_pubs" USING btree ("brewery_id","last_order_at","client_id");--> statement-breakpoint
CREATE INDEX "brewery_pubs_order" ON "brewery_pubs" USING btree ("last_order_id");--> statement-breakpoint
CREATE INDEX "order_standings_view" ON "order_standings" USING btree ("part_states","is_charged","placed_at","order_id");--> statement-breakpoint
CREATE INDEX "container_movements_came" ON "container_movements" USING btree ("brewery_id","at","place_id","kind","count") WHERE "container_movements"."what" in ('out', 'found');--> statement-breakpoint
CREATE INDEX "worklist_entries_due" ON "worklist_entries" USING btree ("due_at","opened_at","id","snoozed_until","taken_by_id") WHERE "worklist_entries"."closed_at" is null;
--> statement-breakpoint
-- written by hand
-- The words of a text, in small letters: what a search of a console finds by the beginning of a word.
CREATE FUNCTION words_of(said text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_to_tsvector(array_remove(string_to_array(translate(lower(left(said, 400)),
    ' .,;:!?/|()[]{}<>"''`+-_=@#&*~^%$£\', rpad(' ', 40)), ' '), ''))
$$;
--> statement-breakpoint
-- By what an order is found: its number, group, and whom and where it goes to.
CREATE FUNCTION order_words(number text, group_name text, contact jsonb, ship_to jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select public.words_of(number) || coalesce(public.words_of(group_name), '')
    || coalesce(public.words_of((coalesce(ship_to, contact) ->> 'postcode') || ' ' || (coalesce(ship_to, contact) ->> 'towncity')), '')
    || coalesce(public.words_of(contact ->> 'email'), '')
    || coalesce(public.words_of((contact ->> 'firstname') || ' ' || (contact ->> 'lastname')), '')
$$;
--> statement-breakpoint
CREATE INDEX orders_words ON orders USING gin (order_words(number, group_name, contact, ship_to));
--> statement-breakpoint
CREATE INDEX order_lines_words ON order_lines USING gin (words_of(title));
--> statement-breakpoint
-- By what a buyer is found: business and numbers, and below name, email and addresses of the client.
CREATE FUNCTION trade_words(company text, licence_number text, awrs_number text, vat_number text, company_number text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce(public.words_of(company), '') || coalesce(public.words_of(licence_number), '')
    || coalesce(public.words_of(awrs_number), '') || coalesce(public.words_of(vat_number), '')
    || coalesce(public.words_of(company_number), '')
$$;
--> statement-breakpoint
CREATE INDEX client_trade_details_words ON client_trade_details
  USING gin (trade_words(company, licence_number, awrs_number, vat_number, company_number));
--> statement-breakpoint
CREATE INDEX clients_words ON clients USING gin ((words_of(name) || words_of(email)));
--> statement-breakpoint
CREATE FUNCTION address_words(label text, town text, postcode text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce(public.words_of(label), '') || coalesce(public.words_of(town), '') || coalesce(public.words_of(postcode), '')
$$;
--> statement-breakpoint
CREATE INDEX client_addresses_words ON client_addresses USING gin (address_words(label, town, postcode));
--> statement-breakpoint
CREATE INDEX container_places_words ON container_places USING gin (address_words(street, town, postcode));
--> statement-breakpoint
-- The states of an order's parts as bits, in the order of shared/orders/order-states.ts.
CREATE FUNCTION part_states_of(wanted uuid) RETURNS smallint LANGUAGE sql STABLE AS $$
  select coalesce(bit_or(1 << (array_position(array['placed', 'proposed', 'accepted', 'packed', 'part_dispatched',
    'dispatched', 'delivered', 'claimed', 'closed', 'refused', 'cancelled'], state) - 1)), 0)::smallint
  from order_consignments where order_id = wanted
$$;
--> statement-breakpoint
-- As in shared/orders/charged-orders.ts.
CREATE FUNCTION is_charged(payment_state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  select payment_state in ('paid', 'invoiced', 'credited', 'refunded', 'part_refunded')
$$;
--> statement-breakpoint
INSERT INTO order_standings (order_id, placed_at, part_states, is_charged)
  SELECT id, placed_at, part_states_of(id), is_charged(payment_state) FROM orders;
--> statement-breakpoint
INSERT INTO brewery_pubs (brewery_id, client_id, orders, last_order_id, last_order_at)
  SELECT part.brewery_id, placed.client_id, count(*), (array_agg(placed.id ORDER BY placed.placed_at DESC, placed.id))[1], max(placed.placed_at)
  FROM order_consignments part JOIN orders placed ON placed.id = part.order_id
  WHERE part.brewery_id IS NOT NULL AND part.state_since IS NOT NULL AND part.claim_id IS NULL AND placed.client_id IS NOT NULL
  GROUP BY part.brewery_id, placed.client_id;
--> statement-breakpoint
-- An order is placed with all its parts placed.
CREATE FUNCTION add_order_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  insert into order_standings (order_id, placed_at, part_states, is_charged)
    values (new.id, new.placed_at, 1, is_charged(new.payment_state));
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_standing_added AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION add_order_standing();
--> statement-breakpoint
CREATE FUNCTION renew_order_charge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  update order_standings set is_charged = is_charged(new.payment_state) where order_id = new.id;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_standing_charged AFTER UPDATE OF payment_state ON orders FOR EACH ROW
  WHEN (is_charged(old.payment_state) <> is_charged(new.payment_state)) EXECUTE FUNCTION renew_order_charge();
--> statement-breakpoint
CREATE FUNCTION renew_part_states() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  states smallint := part_states_of(new.order_id);
BEGIN
  update order_standings set part_states = states where order_id = new.order_id and part_states <> states;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_consignments_standing_added AFTER INSERT ON order_consignments FOR EACH ROW
  WHEN (new.state <> 'placed' OR new.claim_id IS NOT NULL) EXECUTE FUNCTION renew_part_states();
--> statement-breakpoint
CREATE TRIGGER order_consignments_standing_moved AFTER UPDATE OF state ON order_consignments FOR EACH ROW
  WHEN (old.state <> new.state) EXECUTE FUNCTION renew_part_states();
--> statement-breakpoint
-- Orders of one pub are added one after the other, and at the end of their transactions, when they lock nothing else.
CREATE FUNCTION add_brewery_pub() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  buyer uuid;
  moment timestamptz;
BEGIN
  select client_id, placed_at into buyer, moment from orders where id = new.order_id;
  if buyer is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('brewery pubs ' || buyer, 0));
  insert into brewery_pubs as pub (brewery_id, client_id, orders, last_order_id, last_order_at)
    values (new.brewery_id, buyer, 1, new.order_id, moment)
    on conflict (client_id, brewery_id) do update set orders = pub.orders + 1,
      last_order_id = case when excluded.last_order_at > pub.last_order_at then excluded.last_order_id else pub.last_order_id end,
      last_order_at = greatest(pub.last_order_at, excluded.last_order_at);
  return null;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_consignments_pub_added AFTER INSERT ON order_consignments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.state_since IS NOT NULL AND new.brewery_id IS NOT NULL AND new.claim_id IS NULL) EXECUTE FUNCTION add_brewery_pub();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_consignments_pub_known AFTER UPDATE OF state_since ON order_consignments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.state_since IS NULL AND new.state_since IS NOT NULL AND new.brewery_id IS NOT NULL AND new.claim_id IS NULL)
  EXECUTE FUNCTION add_brewery_pub();
