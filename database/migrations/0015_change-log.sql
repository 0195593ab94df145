-- What changed is written into a table that every process reads, in place of NOTIFY: a notice takes a lock of the whole
-- database until its commit is on disk, is lost behind a pooler, and cannot be heard on a standby (docs/decisions/0036).
CREATE TABLE "changes" (
  "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "xid" xid8 DEFAULT pg_current_xact_id() NOT NULL,
  "topic" text NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changes_xid" ON "changes" USING btree ("xid");
--> statement-breakpoint
ALTER FUNCTION notify_change() RENAME TO log_change;
--> statement-breakpoint
-- One statement gives at most 50 rows; a larger one says 'catalogue' once.
-- Trigger arguments: the topic, then the column that names what changed.
CREATE OR REPLACE FUNCTION log_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  IF tg_nargs < 2 THEN
    INSERT INTO changes (topic) VALUES (tg_argv[0]);
    RETURN NULL;
  END IF;
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I::text AS id FROM changed LIMIT 51) AS ids', tg_argv[1])
    INTO ids;
  IF cardinality(ids) > 50 THEN
    INSERT INTO changes (topic) VALUES ('catalogue');
  ELSE
    INSERT INTO changes (topic) SELECT tg_argv[0] || ':' || id FROM unnest(ids) AS id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Units alone are 'stock:<beer>', which touches what shows the number; a container that sells out or comes back, or any
-- other column, is 'beer:<beer>', which touches lists. More than 50 beers are 'stocks', or 'catalogue'.
CREATE FUNCTION log_container_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  beers text[];
  stocks text[];
BEGIN
  WITH differing AS (
    SELECT DISTINCT after.beer_id::text AS id,
      (before.available_units > 0) = (after.available_units > 0)
        AND to_jsonb(before) - ARRAY['available_units', 'updated_at'] = to_jsonb(after) - ARRAY['available_units', 'updated_at'] AS is_stock
    FROM before JOIN after USING (id)
    WHERE before IS DISTINCT FROM after
  )
  SELECT
    (SELECT array_agg(id) FROM (SELECT id FROM differing WHERE NOT is_stock LIMIT 51) AS few),
    (SELECT array_agg(id) FROM (SELECT id FROM differing WHERE is_stock LIMIT 51) AS few)
  INTO beers, stocks;
  IF cardinality(beers) > 50 THEN
    INSERT INTO changes (topic) VALUES ('catalogue');
    RETURN NULL;
  END IF;
  INSERT INTO changes (topic) SELECT 'beer:' || id FROM unnest(beers) AS id;
  IF cardinality(stocks) > 50 THEN
    INSERT INTO changes (topic) VALUES ('stocks');
  ELSE
    INSERT INTO changes (topic) SELECT 'stock:' || id FROM unnest(stocks) AS id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER containers_updated ON containers;
--> statement-breakpoint
CREATE TRIGGER containers_updated AFTER UPDATE ON containers REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION log_container_change();
