CREATE TABLE "retained_clients" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "container_movements" DROP CONSTRAINT "container_movements_what";--> statement-breakpoint
DROP INDEX "container_movements_delivery";--> statement-breakpoint
ALTER TABLE "container_movements" ADD COLUMN "corrects_id" bigint;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "opened_by_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "former_client_id" uuid;--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_opened_by_id_clients_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "container_movements_part" ON "container_movements" USING btree ("part_id","kind") WHERE "container_movements"."what" = 'out';--> statement-breakpoint
CREATE INDEX "container_movements_corrects" ON "container_movements" USING btree ("corrects_id") WHERE "container_movements"."corrects_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_former_client" ON "orders" USING btree ("former_client_id") WHERE "orders"."former_client_id" is not null;--> statement-breakpoint
ALTER TABLE "container_movements" ADD CONSTRAINT "container_movements_what" CHECK ("container_movements"."what" in ('out', 'back', 'lost', 'written_off', 'found', 'missing'));
--> statement-breakpoint
-- written by hand
-- What a claim showed to be missing is taken off the movement that had it come, so that the age of the others stays right.
CREATE OR REPLACE FUNCTION keep_container_lots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  select coalesce(array_agg(day order by day), '{}'), coalesce(array_agg(containers order by day), '{}')
  into new.lot_days, new.lot_counts
  from (
    select (at at time zone 'Europe/London')::date as day, sum(least(came, new.at_pub - up_to + came))::integer as containers
    from (
      select at, came, sum(came) over (order by at desc, id desc) as up_to from (
        select id, at, count - coalesce(
          (select sum(missing.count) from container_movements as missing where missing.corrects_id = moved.id), 0)::integer as came
        from container_movements as moved
        where place_id = new.place_id and brewery_id = new.brewery_id and kind = new.kind and what in ('out', 'found')
      ) as arrivals
    ) as arrived where up_to - came < new.at_pub and came > 0 group by 1
  ) as lots;
  return new;
END $$;
