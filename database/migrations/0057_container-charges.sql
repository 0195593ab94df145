CREATE TABLE "container_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brewery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"net_minor" integer NOT NULL,
	"from_day" date NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "container_prices_kind" CHECK ("container_prices"."kind" in ('pin', 'firkin', 'kilderkin', 'barrel', 'keg20', 'keg30', 'keg50')),
	CONSTRAINT "container_prices_net" CHECK ("container_prices"."net_minor" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "container_charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"brewery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'announced' NOT NULL,
	"announced" integer NOT NULL,
	"lots" jsonb NOT NULL,
	"price_minor" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"note" text,
	"announced_at" timestamp with time zone NOT NULL,
	"announced_by" text NOT NULL,
	"charge_on" date NOT NULL,
	"invoiced_at" timestamp with time zone,
	"invoice_id" uuid,
	"ended_at" timestamp with time zone,
	"end_note" text,
	CONSTRAINT "container_charges_state" CHECK ("container_charges"."state" in ('announced', 'withdrawn', 'back', 'invoiced', 'credited')),
	CONSTRAINT "container_charges_kind" CHECK ("container_charges"."kind" in ('pin', 'firkin', 'kilderkin', 'barrel', 'keg20', 'keg30', 'keg50')),
	CONSTRAINT "container_charges_announced" CHECK ("container_charges"."announced" between 1 and 100000)
);
--> statement-breakpoint
ALTER TABLE "container_charges" ADD CONSTRAINT "container_charges_place_id_container_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."container_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "container_prices_cell" ON "container_prices" USING btree ("brewery_id","kind","from_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "container_charges_due" ON "container_charges" USING btree ("charge_on") WHERE "container_charges"."state" = 'announced';--> statement-breakpoint
CREATE INDEX "container_charges_place" ON "container_charges" USING btree ("place_id","brewery_id","kind");--> statement-breakpoint
CREATE INDEX "container_charges_brewery" ON "container_charges" USING btree ("brewery_id","announced_at");--> statement-breakpoint
CREATE INDEX "documents_beside_orders" ON "documents" USING btree ("part_id") WHERE "documents"."order_id" is null and "documents"."part_id" is not null;