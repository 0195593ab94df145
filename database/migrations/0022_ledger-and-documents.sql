CREATE TABLE "document_codes" (
	"brewery_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "document_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "document_codes_code" CHECK ("document_codes"."code" ~ '^[A-Z]{3,5}$')
);
--> statement-breakpoint
CREATE TABLE "document_files" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_series_last" CHECK ("document_series"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"issuer_id" uuid,
	"series" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"part_id" uuid,
	"client_id" uuid,
	"brewery_id" uuid,
	"about_id" uuid,
	"period" text,
	"due_on" date,
	"net_minor" integer NOT NULL,
	"vat_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"contents" jsonb NOT NULL,
	CONSTRAINT "documents_number_unique" UNIQUE("number"),
	CONSTRAINT "documents_sequence" UNIQUE("series","sequence"),
	CONSTRAINT "documents_total" CHECK ("documents"."total_minor" = "documents"."net_minor" + "documents"."vat_minor"),
	CONSTRAINT "documents_sequence_from_one" CHECK ("documents"."sequence" > 0)
);
--> statement-breakpoint
CREATE TABLE "dray_details" (
	"since" timestamp with time zone PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "old_papers" (
	"order_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_position_pk" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_minor" <> 0),
	CONSTRAINT "ledger_entries_account_name" CHECK ("ledger_entries"."account" in ('buyer', 'brewery_held', 'brewery_due', 'fees', 'delivery', 'accessories', 'carrier',
        'vat', 'clearing', 'bank', 'provider_costs', 'bad_debt', 'goodwill'))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" text NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid,
	"part_id" uuid,
	"document_id" uuid,
	"actor" text NOT NULL,
	"reason" text,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "fee_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brewery_id" uuid,
	"rate" integer,
	"since" timestamp with time zone NOT NULL,
	"set_by" text NOT NULL,
	CONSTRAINT "fee_rates_rate" CHECK ("fee_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_about_id_documents_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_period" ON "documents" USING btree ("series",coalesce("brewery_id", "client_id"),"period") WHERE "documents"."period" is not null;--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "documents_about" ON "documents" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "documents_client" ON "documents" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "documents_brewery" ON "documents" USING btree ("brewery_id","issued_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","owner");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_part" ON "ledger_transactions" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_booked_at" ON "ledger_transactions" USING btree ("booked_at");--> statement-breakpoint
CREATE INDEX "fee_rates_brewery" ON "fee_rates" USING btree ("brewery_id","since");--> statement-breakpoint
-- written by hand
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or deleted.', tg_table_name USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER documents_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "documents"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER document_files_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "document_files"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER document_codes_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "document_codes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Checked at commit, so a transaction and its entries may be written one after the other.
CREATE FUNCTION refuse_imbalance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid := CASE tg_table_name WHEN 'ledger_entries' THEN to_jsonb(new) ->> 'transaction_id' ELSE to_jsonb(new) ->> 'id' END;
  off bigint;
BEGIN
  SELECT sum(amount_minor) INTO off FROM ledger_entries WHERE transaction_id = booking;
  IF off IS DISTINCT FROM 0 THEN
    RAISE EXCEPTION 'Ledger transaction % does not add up to 0: %', booking, coalesce(off::text, 'no entries')
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
--> statement-breakpoint
-- The orders of the version before are booked as they stand: what cards paid and got back, what is charged for parts
-- that are not given up, what is sent, and what breweries were paid. Accounts, owners and pence are pairs of lists.
CREATE FUNCTION book_old(event text, booking_key text, order_id uuid, part_id uuid, accounts text[], owners text[], pence bigint[])
RETURNS void LANGUAGE sql AS $$
  WITH booking AS (
    INSERT INTO ledger_transactions (event, key, order_id, part_id, actor, reason, booked_at)
    VALUES (event, booking_key, order_id, part_id, 'system', 'Booked when the ledger was opened.', now())
    RETURNING id
  )
  INSERT INTO ledger_entries (transaction_id, position, account, owner, amount_minor)
  SELECT booking.id, place - 1, account, owner, amount
  FROM booking, unnest(accounts, owners, pence) WITH ORDINALITY AS entry (account, owner, amount, place)
  WHERE amount <> 0
$$;
--> statement-breakpoint
SELECT book_old('card_paid', 'paid:' || p.id, o.id, NULL, ARRAY['clearing', 'buyer'],
  ARRAY[p.provider, coalesce(o.client_id, o.id)::text], ARRAY[paid.amount, -paid.amount])
FROM payments AS p
JOIN orders AS o ON o.id = p.order_id
JOIN LATERAL (
  SELECT max(amount_minor)::bigint AS amount FROM payment_events AS e WHERE e.payment_id = p.id AND e.kind = 'succeeded'
) AS paid ON paid.amount > 0;
--> statement-breakpoint
SELECT book_old('card_refunded', 'refunded:' || p.id || ':' || e.event_id, o.id, NULL, ARRAY['buyer', 'clearing'],
  ARRAY[coalesce(o.client_id, o.id)::text, p.provider], ARRAY[e.amount_minor, -e.amount_minor]::bigint[])
FROM payment_events AS e
JOIN payments AS p ON p.id = e.payment_id
JOIN orders AS o ON o.id = p.order_id
WHERE e.kind = 'refunded' AND e.amount_minor > 0;
--> statement-breakpoint
CREATE VIEW old_parts AS
  SELECT c.*, coalesce(o.client_id, o.id)::text AS buyer
  FROM order_consignments AS c
  JOIN orders AS o ON o.id = c.order_id
  WHERE o.payment_state IN ('paid', 'invoiced', 'credited', 'refunded', 'part_refunded')
    AND c.state NOT IN ('cancelled', 'refunded') AND c.total_minor > 0
    AND NOT EXISTS (SELECT FROM refunds AS r WHERE r.consignment_id = c.id);
--> statement-breakpoint
SELECT book_old('part_invoiced', 'invoiced:' || id, order_id, id, ARRAY['buyer', 'brewery_held'],
  ARRAY[buyer, brewery_id::text], ARRAY[total_minor, -total_minor]::bigint[])
FROM old_parts WHERE brewery_id IS NOT NULL;
--> statement-breakpoint
SELECT book_old('dray_invoiced', 'invoiced:' || id, order_id, id, ARRAY['buyer', 'delivery', 'accessories', 'vat'],
  ARRAY[buyer, '', '', ''], ARRAY[total_minor, -shipping_minor, -goods_minor, -vat_minor]::bigint[])
FROM old_parts WHERE brewery_id IS NULL;
--> statement-breakpoint
SELECT book_old('dispatched', 'dispatched:' || id, order_id, id, ARRAY['brewery_held', 'brewery_due'],
  ARRAY[brewery_id, brewery_id]::text[], ARRAY[total_minor, -total_minor]::bigint[])
FROM old_parts WHERE brewery_id IS NOT NULL AND state IN ('dispatched', 'delivered');
--> statement-breakpoint
SELECT book_old('fee', 'fee:' || part.id || ':1', part.order_id, part.id, ARRAY['brewery_due', 'fees', 'vat'],
  ARRAY[part.brewery_id::text, '', ''], ARRAY[t.fee_minor, vat.minor - t.fee_minor, -vat.minor]::bigint[])
FROM old_parts AS part
JOIN transfers AS t ON t.consignment_id = part.id AND t.taken_back_at IS NULL AND t.fee_minor > 0
CROSS JOIN LATERAL (SELECT floor(t.fee_minor / 6.0 + 0.5)::integer AS minor) AS vat
WHERE part.state IN ('dispatched', 'delivered');
--> statement-breakpoint
SELECT book_old('payout', 'payout:' || t.id, part.order_id, part.id, ARRAY['brewery_due', 'clearing'],
  ARRAY[part.brewery_id::text, p.provider], ARRAY[t.amount_minor, -t.amount_minor]::bigint[])
FROM old_parts AS part
JOIN transfers AS t ON t.consignment_id = part.id AND t.taken_back_at IS NULL AND t.done_at IS NOT NULL
JOIN payments AS p ON p.id = t.payment_id;
--> statement-breakpoint
INSERT INTO "old_papers" (order_id)
SELECT id FROM orders WHERE payment_state IN ('paid', 'invoiced', 'credited', 'refunded', 'part_refunded');
--> statement-breakpoint
SET CONSTRAINTS "ledger_entries_balance", "ledger_transactions_balance" IMMEDIATE;
--> statement-breakpoint
DROP VIEW old_parts;
--> statement-breakpoint
DROP FUNCTION book_old;
