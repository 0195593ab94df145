CREATE TABLE "brewery_sales" (
	"brewery_id" text NOT NULL,
	"part_id" uuid NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"is_invoiced" boolean NOT NULL,
	CONSTRAINT "brewery_sales_part_id_brewery_id_pk" PRIMARY KEY("part_id","brewery_id")
);
--> statement-breakpoint
CREATE INDEX "brewery_sales_latest" ON "brewery_sales" USING btree ("brewery_id","sold_at" DESC NULLS LAST,"part_id");
--> statement-breakpoint
-- written by hand
INSERT INTO brewery_sales (brewery_id, part_id, sold_at, is_invoiced)
  SELECT entry.owner, booking.part_id,
    coalesce(min(booking.booked_at) FILTER (WHERE booking.event = 'part_invoiced'), min(booking.booked_at)),
    bool_or(booking.event = 'part_invoiced')
  FROM ledger_entries entry JOIN ledger_transactions booking ON booking.id = entry.transaction_id
  WHERE entry.account IN ('brewery_held', 'brewery_due') AND booking.part_id IS NOT NULL
    AND booking.event IN ('part_invoiced', 'pallet_difference')
  GROUP BY entry.owner, booking.part_id;
--> statement-breakpoint
-- An invoice is the sale, whatever was booked before it.
CREATE FUNCTION add_brewery_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  insert into brewery_sales as sale (brewery_id, part_id, sold_at, is_invoiced)
    select new.owner, booking.part_id, booking.booked_at, booking.event = 'part_invoiced'
    from ledger_transactions booking where booking.id = new.transaction_id and booking.part_id is not null
      and booking.event in ('part_invoiced', 'pallet_difference')
    on conflict (part_id, brewery_id) do update set
      sold_at = case when sale.is_invoiced = excluded.is_invoiced then least(sale.sold_at, excluded.sold_at)
        when excluded.is_invoiced then excluded.sold_at else sale.sold_at end,
      is_invoiced = sale.is_invoiced or excluded.is_invoiced
    where excluded.is_invoiced and not sale.is_invoiced
      or excluded.is_invoiced = sale.is_invoiced and excluded.sold_at < sale.sold_at;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_sale_added AFTER INSERT ON ledger_entries FOR EACH ROW
  WHEN (new.account IN ('brewery_held', 'brewery_due')) EXECUTE FUNCTION add_brewery_sale();
