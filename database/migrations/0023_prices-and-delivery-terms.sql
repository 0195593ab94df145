CREATE TABLE "delivery_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brewery_id" uuid,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_terms_version" UNIQUE NULLS NOT DISTINCT("brewery_id","version"),
	CONSTRAINT "delivery_terms_version_positive" CHECK ("delivery_terms"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"container_id" uuid NOT NULL,
	"price_minor" integer,
	"from_day" date NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "prices_price" CHECK ("prices"."price_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "order_multiple" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_consignments" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_terms" ADD CONSTRAINT "delivery_terms_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_container_id_containers_id_fk" FOREIGN KEY ("container_id") REFERENCES "public"."containers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prices_container" ON "prices" USING btree ("container_id","from_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "prices_waiting" ON "prices" USING btree ("from_day") WHERE "prices"."applied_at" is null;--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_order_multiple" CHECK ("containers"."order_multiple" between 1 and 1000);--> statement-breakpoint
-- written by hand
-- Prices of before have no day of their own: they hold from the day of the update.
INSERT INTO "prices" ("container_id", "price_minor", "from_day", "set_by", "set_at", "applied_at")
SELECT "id", "price_minor", (now() AT TIME ZONE 'Europe/London')::date, 'before dated prices', now(), now()
FROM "containers" WHERE "price_minor" IS NOT NULL;
