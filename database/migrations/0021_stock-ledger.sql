CREATE TABLE "stock_levels" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"item_kind" text NOT NULL,
	"sellable" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"promised" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone,
	"imported_units" integer,
	"imported_at" timestamp with time zone,
	CONSTRAINT "stock_levels_item_kind" CHECK ("stock_levels"."item_kind" in ('container', 'accessory')),
	CONSTRAINT "stock_levels_reserved" CHECK ("stock_levels"."reserved" >= 0),
	CONSTRAINT "stock_levels_promised" CHECK ("stock_levels"."promised" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sellable" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"promised" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_line_id" uuid,
	"actor" jsonb,
	"reason" text,
	"key" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('count', 'made', 'spoilt', 'sold_elsewhere', 'returned', 'reserve', 'release', 'promise', 'promise_on_account', 'unpromise', 'short', 'dispatch'))
);
--> statement-breakpoint
CREATE INDEX "stock_movements_item" ON "stock_movements" USING btree ("item_id","at");--> statement-breakpoint
CREATE INDEX "stock_movements_order_line" ON "stock_movements" USING btree ("order_line_id") WHERE "stock_movements"."order_line_id" is not null;--> statement-breakpoint
-- written by hand
-- What open orders hold, then what was there before, then their sums.
INSERT INTO stock_movements (item_id, kind, sellable, reserved, promised, at, order_line_id, reason)
SELECT item.id,
  CASE WHEN is_charged THEN 'promise_on_account' ELSE 'reserve' END,
  -line.quantity, CASE WHEN is_charged THEN 0 ELSE line.quantity END, CASE WHEN is_charged THEN line.quantity ELSE 0 END,
  orders.placed_at, line.id, 'Ordered before the stock ledger.'
FROM order_lines AS line
JOIN order_consignments AS consignment ON consignment.id = line.consignment_id
JOIN orders ON orders.id = consignment.order_id
CROSS JOIN LATERAL (
  SELECT orders.payment_state IN ('paid', 'invoiced', 'credited', 'refunded', 'part_refunded') AS is_charged
) AS payment
CROSS JOIN LATERAL (
  SELECT id FROM containers WHERE line.kind = 'variant' AND storefront_variant_id = line.item_id
  UNION ALL SELECT id FROM accessories WHERE line.kind = 'upsell' AND id = line.item_id
) AS item
WHERE line.quantity > 0 AND consignment.state IN ('placed', 'accepted', 'adjusted')
  AND (is_charged OR (orders.stock_hold <> 'none' AND orders.payment_state <> 'cancelled'));
--> statement-breakpoint
INSERT INTO stock_movements (item_id, kind, sellable, at, reason)
SELECT item.id, 'count', units, now(), 'What was there before the stock ledger.'
FROM (SELECT id, available_units AS shown FROM containers UNION ALL SELECT id, current_stock FROM accessories) AS item
CROSS JOIN LATERAL (
  SELECT shown - coalesce(sum(sellable), 0)::integer AS units FROM stock_movements WHERE item_id = item.id
) AS before
WHERE units <> 0;
--> statement-breakpoint
INSERT INTO stock_levels (item_id, item_kind, sellable, reserved, promised, counted_at, imported_units, imported_at)
SELECT item.id, item.kind, total.sellable, total.reserved, total.promised, now(), total.on_hand, now()
FROM (SELECT id, 'container' AS kind FROM containers UNION ALL SELECT id, 'accessory' FROM accessories) AS item
CROSS JOIN LATERAL (
  SELECT coalesce(sum(sellable), 0) AS sellable, coalesce(sum(reserved), 0) AS reserved,
    coalesce(sum(promised), 0) AS promised, coalesce(sum(sellable + reserved + promised), 0) AS on_hand
  FROM stock_movements WHERE item_id = item.id
) AS total;
--> statement-breakpoint
-- The only writer of levels and of the units that the shop shows, which are a copy for its lists and their triggers.
CREATE FUNCTION apply_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written integer;
BEGIN
  UPDATE stock_levels AS level
  SET sellable = level.sellable + moved.sellable, reserved = level.reserved + moved.reserved,
    promised = level.promised + moved.promised
  FROM (
    SELECT item_id, sum(sellable)::integer AS sellable, sum(reserved)::integer AS reserved, sum(promised)::integer AS promised
    FROM inserted GROUP BY item_id
  ) AS moved
  WHERE level.item_id = moved.item_id;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written <> (SELECT count(DISTINCT item_id) FROM inserted) THEN
    RAISE EXCEPTION 'a stock movement names an item without a level';
  END IF;
  IF EXISTS (SELECT FROM inserted JOIN containers ON containers.id = item_id WHERE inserted.sellable <> 0) THEN
    UPDATE containers SET available_units = greatest(0, level.sellable)
    FROM stock_levels AS level
    WHERE level.item_id IN (SELECT item_id FROM inserted) AND containers.id = level.item_id
      AND containers.available_units <> greatest(0, level.sellable);
  END IF;
  IF EXISTS (SELECT FROM inserted JOIN accessories ON accessories.id = item_id WHERE inserted.sellable <> 0) THEN
    UPDATE accessories SET current_stock = greatest(0, level.sellable)
    FROM stock_levels AS level
    WHERE level.item_id IN (SELECT item_id FROM inserted) AND accessories.id = level.item_id
      AND accessories.current_stock <> greatest(0, level.sellable);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_inserted AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION apply_stock_movements();
--> statement-breakpoint
CREATE FUNCTION refuse_stock_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'stock_movements is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_stock_rewriting();
--> statement-breakpoint
-- Units that somebody writes into the catalogue himself are booked as a count: a process of the version before, or psql.
-- What was there at first was there at any earlier moment. Trigger arguments: the kind of item, the column of its units.
CREATE FUNCTION book_written_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    EXECUTE format('INSERT INTO stock_levels (item_id, item_kind) SELECT id, %L FROM after', tg_argv[0]);
    EXECUTE format(
      'INSERT INTO stock_movements (item_id, kind, sellable, at, reason)
       SELECT id, ''count'', %1$I, ''epoch'', ''What was there at first.'' FROM after WHERE %1$I <> 0', tg_argv[1]);
  ELSE
    EXECUTE format(
      'INSERT INTO stock_movements (item_id, kind, sellable, at, reason)
       SELECT after.id, ''count'', after.%1$I - level.sellable, now(), ''Written past the stock ledger.''
       FROM after JOIN before ON before.id = after.id JOIN stock_levels AS level ON level.item_id = after.id
       WHERE after.%1$I <> before.%1$I AND after.%1$I <> greatest(0, level.sellable)', tg_argv[1]);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER containers_stocked AFTER INSERT ON containers REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION book_written_units('container', 'available_units');
--> statement-breakpoint
CREATE TRIGGER containers_units_written AFTER UPDATE ON containers REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION book_written_units('container', 'available_units');
--> statement-breakpoint
CREATE TRIGGER accessories_stocked AFTER INSERT ON accessories REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION book_written_units('accessory', 'current_stock');
--> statement-breakpoint
CREATE TRIGGER accessories_units_written AFTER UPDATE ON accessories REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION book_written_units('accessory', 'current_stock');
