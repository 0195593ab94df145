CREATE TABLE "tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"change" bigint NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "container_movements_came";--> statement-breakpoint
DROP INDEX "worklist_entries_due";--> statement-breakpoint
ALTER TABLE "container_levels" ADD COLUMN "lot_days" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "container_levels" ADD COLUMN "lot_counts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "container_places" ADD COLUMN "pub_name" text;--> statement-breakpoint
CREATE INDEX "tallies_key" ON "tallies" USING btree ("list","owner","key","change");--> statement-breakpoint
CREATE UNIQUE INDEX "tallies_folded" ON "tallies" USING btree ("list","owner","key") WHERE "tallies"."is_folded";--> statement-breakpoint
CREATE INDEX "tallies_new" ON "tallies" USING btree ("id") WHERE not "tallies"."is_folded";--> statement-breakpoint
CREATE INDEX "tallies_nought" ON "tallies" USING btree ("id") WHERE "tallies"."change" = 0;--> statement-breakpoint
CREATE INDEX "container_places_named" ON "container_places" USING btree ("pub_name","client_id");--> statement-breakpoint
CREATE INDEX "worklist_entries_counted" ON "worklist_entries" USING btree ("snoozed_until","due_at","taken_by_id") WHERE "worklist_entries"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "worklist_entries_due" ON "worklist_entries" USING btree ("due_at","opened_at","id") WHERE "worklist_entries"."closed_at" is null;
--> statement-breakpoint
-- written by hand
-- Triggers come before the counts: creating them locks out changes of rows in between.
CREATE FUNCTION tally_order_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  if tg_op <> 'INSERT' then
    insert into tallies (list, owner, key, change) values ('order_standings', '', old.part_states || ' ' || old.is_charged::text, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into tallies (list, owner, key, change) values ('order_standings', '', new.part_states || ' ' || new.is_charged::text, 1);
  end if;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_standings_tallied AFTER INSERT OR DELETE ON order_standings FOR EACH ROW EXECUTE FUNCTION tally_order_standing();
--> statement-breakpoint
CREATE TRIGGER order_standings_tallied_anew AFTER UPDATE ON order_standings FOR EACH ROW
  WHEN (old.part_states <> new.part_states OR old.is_charged <> new.is_charged) EXECUTE FUNCTION tally_order_standing();
--> statement-breakpoint
-- Parts that their brewery knows of.
CREATE FUNCTION tally_brewery_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  if tg_op <> 'INSERT' then
    if old.state_since is not null and old.brewery_id is not null then
      insert into tallies (list, owner, key, change) values ('brewery_parts', old.brewery_id, old.state, -1);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.state_since is not null and new.brewery_id is not null then
      insert into tallies (list, owner, key, change) values ('brewery_parts', new.brewery_id, new.state, 1);
    end if;
  end if;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_consignments_tallied AFTER INSERT ON order_consignments FOR EACH ROW
  WHEN (new.state_since IS NOT NULL) EXECUTE FUNCTION tally_brewery_part();
--> statement-breakpoint
CREATE TRIGGER order_consignments_tallied_away AFTER DELETE ON order_consignments FOR EACH ROW
  WHEN (old.state_since IS NOT NULL) EXECUTE FUNCTION tally_brewery_part();
--> statement-breakpoint
CREATE TRIGGER order_consignments_tallied_anew AFTER UPDATE OF state, state_since, brewery_id ON order_consignments FOR EACH ROW
  WHEN ((old.state, old.state_since IS NULL, old.brewery_id) IS DISTINCT FROM (new.state, new.state_since IS NULL, new.brewery_id))
  EXECUTE FUNCTION tally_brewery_part();
--> statement-breakpoint
-- Changes of beers and pages that breweries ask for.
CREATE FUNCTION tally_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  if tg_op <> 'INSERT' then
    insert into tallies (list, owner, key, change) values ('catalogue_changes', '', old.state, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into tallies (list, owner, key, change) values ('catalogue_changes', '', new.state, 1);
  end if;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER beer_changes_tallied AFTER INSERT OR DELETE ON beer_changes FOR EACH ROW EXECUTE FUNCTION tally_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER beer_changes_tallied_anew AFTER UPDATE OF state ON beer_changes FOR EACH ROW
  WHEN (old.state <> new.state) EXECUTE FUNCTION tally_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER page_changes_tallied AFTER INSERT OR DELETE ON page_changes FOR EACH ROW EXECUTE FUNCTION tally_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER page_changes_tallied_anew AFTER UPDATE OF state ON page_changes FOR EACH ROW
  WHEN (old.state <> new.state) EXECUTE FUNCTION tally_catalogue_change();
--> statement-breakpoint
-- The newest that came are what is left; days in London.
CREATE FUNCTION keep_container_lots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  select coalesce(array_agg(day order by day), '{}'), coalesce(array_agg(containers order by day), '{}')
  into new.lot_days, new.lot_counts
  from (
    select (at at time zone 'Europe/London')::date as day, sum(least(count, new.at_pub - up_to + count))::integer as containers
    from (
      select at, count, sum(count) over (order by at desc, id desc) as up_to from container_movements
      where place_id = new.place_id and brewery_id = new.brewery_id and kind = new.kind and what in ('out', 'found')
    ) as arrived where up_to - count < new.at_pub group by 1
  ) as lots;
  return new;
END $$;
--> statement-breakpoint
CREATE TRIGGER container_levels_lots BEFORE INSERT OR UPDATE OF at_pub ON container_levels FOR EACH ROW EXECUTE FUNCTION keep_container_lots();
--> statement-breakpoint
-- By kind and day of arrival; a cell counts by its oldest.
CREATE FUNCTION tally_containers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cell container_levels := case when tg_op = 'DELETE' then old else new end;
BEGIN
  insert into tallies (list, owner, key, change)
  select 'containers_at_pubs', cell.brewery_id, cell.kind || ' ' || to_char(day, 'YYYY-MM-DD'), sum(change)
  from (
    select day, containers as change from unnest(new.lot_days, new.lot_counts) as lot (day, containers)
    union all select day, -containers from unnest(old.lot_days, old.lot_counts) as lot (day, containers)
  ) as changed group by day having sum(change) <> 0;
  insert into tallies (list, owner, key, change)
  select 'cells_at_pubs', cell.brewery_id, cell.kind || ' ' || to_char(day, 'YYYY-MM-DD'), sum(change)
  from (values (new.lot_days[1], 1), (old.lot_days[1], -1)) as changed (day, change)
  where day is not null group by day having sum(change) <> 0;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER container_levels_tallied AFTER INSERT OR DELETE OR UPDATE OF at_pub ON container_levels
  FOR EACH ROW EXECUTE FUNCTION tally_containers();
--> statement-breakpoint
-- Fees by month in London and brewery: how many bookings, pence with VAT, and the VAT in it; all entries of a booking are inserted at once.
CREATE FUNCTION tally_fees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  insert into tallies (list, owner, key, change)
  select 'fees', to_char(booking.booked_at at time zone 'Europe/London', 'YYYY-MM'), due.owner || ' ' || what, minor
  from added as due
  join ledger_transactions as booking on booking.id = due.transaction_id
  left join added as vat on vat.transaction_id = booking.id and vat.account = 'vat'
  cross join lateral (values ('bookings', 1), ('gross', due.amount_minor), ('vat', -vat.amount_minor)) as parts (what, minor)
  where due.account = 'brewery_due' and booking.event in ('fee', 'fee_returned', 'pallet_difference') and minor is not null;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_fees_tallied AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_fees();
--> statement-breakpoint
-- Lists of containers walk places by the names of their businesses.
CREATE FUNCTION keep_pub_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.pub_name := (select lower(company) from client_trade_details where client_id = new.client_id);
  return new;
END $$;
--> statement-breakpoint
CREATE TRIGGER container_places_pub_name BEFORE INSERT OR UPDATE OF client_id ON container_places FOR EACH ROW EXECUTE FUNCTION keep_pub_name();
--> statement-breakpoint
CREATE FUNCTION rename_container_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  if tg_op = 'DELETE' then
    update container_places set pub_name = null where client_id = old.client_id;
  else
    update container_places set pub_name = lower(new.company) where client_id = new.client_id;
  end if;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER client_trade_details_pub_name AFTER INSERT OR DELETE OR UPDATE OF company ON client_trade_details
  FOR EACH ROW EXECUTE FUNCTION rename_container_places();
--> statement-breakpoint
UPDATE container_places AS place SET pub_name = lower(trade.company) FROM client_trade_details AS trade WHERE trade.client_id = place.client_id;
--> statement-breakpoint
UPDATE container_levels AS level SET lot_days = lots.days, lot_counts = lots.counts
FROM (
  SELECT place_id, brewery_id, kind, array_agg(day ORDER BY day) AS days, array_agg(containers ORDER BY day) AS counts
  FROM (
    SELECT place_id, brewery_id, kind, (at AT TIME ZONE 'Europe/London')::date AS day,
      sum(least(count, at_pub - up_to + count))::integer AS containers
    FROM (
      SELECT moved.*, level.at_pub,
        sum(moved.count) OVER (PARTITION BY place_id, brewery_id, kind ORDER BY moved.at DESC, moved.id DESC) AS up_to
      FROM container_movements AS moved JOIN container_levels AS level USING (place_id, brewery_id, kind)
      WHERE moved.what IN ('out', 'found')
    ) AS arrived WHERE up_to - count < at_pub GROUP BY 1, 2, 3, 4
  ) AS days GROUP BY 1, 2, 3
) AS lots
WHERE (level.place_id, level.brewery_id, level.kind) = (lots.place_id, lots.brewery_id, lots.kind);
--> statement-breakpoint
INSERT INTO tallies (list, owner, key, change, is_folded)
SELECT 'order_standings', '', part_states || ' ' || is_charged::text, count(*), true FROM order_standings GROUP BY 3
UNION ALL
SELECT 'brewery_parts', brewery_id::text, state, count(*), true FROM order_consignments
WHERE state_since IS NOT NULL AND brewery_id IS NOT NULL GROUP BY 2, 3
UNION ALL
SELECT 'catalogue_changes', '', state, count(*), true
FROM (SELECT state FROM beer_changes UNION ALL SELECT state FROM page_changes) AS changes GROUP BY 3
UNION ALL
SELECT 'containers_at_pubs', brewery_id::text, kind || ' ' || to_char(day, 'YYYY-MM-DD'), sum(containers), true
FROM container_levels CROSS JOIN LATERAL unnest(lot_days, lot_counts) AS lot (day, containers) GROUP BY 2, 3
UNION ALL
SELECT 'cells_at_pubs', brewery_id::text, kind || ' ' || to_char(lot_days[1], 'YYYY-MM-DD'), count(*), true
FROM container_levels WHERE at_pub > 0 GROUP BY 2, 3
UNION ALL
SELECT 'fees', to_char(booking.booked_at AT TIME ZONE 'Europe/London', 'YYYY-MM'), due.owner || ' ' || what, sum(minor), true
FROM ledger_transactions AS booking
JOIN ledger_entries AS due ON due.transaction_id = booking.id AND due.account = 'brewery_due'
LEFT JOIN ledger_entries AS vat ON vat.transaction_id = booking.id AND vat.account = 'vat'
CROSS JOIN LATERAL (VALUES ('bookings', 1), ('gross', due.amount_minor), ('vat', -vat.amount_minor)) AS parts (what, minor)
WHERE booking.event IN ('fee', 'fee_returned', 'pallet_difference') AND minor IS NOT NULL GROUP BY 2, 3;
