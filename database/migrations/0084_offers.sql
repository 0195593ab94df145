CREATE TABLE "floor_prices" (
	"container_id" uuid PRIMARY KEY NOT NULL,
	"price_minor" integer NOT NULL,
	CONSTRAINT "floor_prices_price" CHECK ("floor_prices"."price_minor" between 1 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "offer_sizes" (
	"offer_id" uuid NOT NULL,
	"container_id" uuid NOT NULL,
	CONSTRAINT "offer_sizes_key" PRIMARY KEY("offer_id","container_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brewery_id" uuid NOT NULL,
	"name" text NOT NULL,
	"from_units" integer DEFAULT 1 NOT NULL,
	"percent_off" integer,
	"price_minor" integer,
	"from_day" date,
	"until_day" date,
	"unit_limit" integer,
	"units_taken" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_name" UNIQUE("brewery_id","name"),
	CONSTRAINT "offers_percent" CHECK ("offers"."percent_off" between 1 and 10000),
	CONSTRAINT "offers_price" CHECK ("offers"."price_minor" between 1 and 10000000),
	CONSTRAINT "offers_one_price" CHECK (("offers"."percent_off" is null) <> ("offers"."price_minor" is null)),
	CONSTRAINT "offers_from_units" CHECK ("offers"."from_units" between 1 and 1000),
	CONSTRAINT "offers_dated" CHECK (("offers"."from_units" = 1) = ("offers"."from_day" is not null)),
	CONSTRAINT "offers_days" CHECK (("offers"."from_day" is null) = ("offers"."until_day" is null)),
	CONSTRAINT "offers_order_of_days" CHECK ("offers"."until_day" >= "offers"."from_day"),
	CONSTRAINT "offers_limit" CHECK ("offers"."unit_limit" between 1 and 100000),
	CONSTRAINT "offers_taken" CHECK ("offers"."units_taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quantity_prices" (
	"container_id" uuid NOT NULL,
	"from_units" integer NOT NULL,
	"price_minor" integer NOT NULL,
	CONSTRAINT "quantity_prices_key" PRIMARY KEY("container_id","from_units"),
	CONSTRAINT "quantity_prices_units" CHECK ("quantity_prices"."from_units" between 2 and 1000),
	CONSTRAINT "quantity_prices_price" CHECK ("quantity_prices"."price_minor" between 1 and 10000000)
);
--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "price_offers" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_reason" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "floor_prices" ADD CONSTRAINT "floor_prices_container_id_containers_id_fk" FOREIGN KEY ("container_id") REFERENCES "public"."containers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sizes" ADD CONSTRAINT "offer_sizes_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sizes" ADD CONSTRAINT "offer_sizes_container_id_containers_id_fk" FOREIGN KEY ("container_id") REFERENCES "public"."containers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quantity_prices" ADD CONSTRAINT "quantity_prices_container_id_containers_id_fk" FOREIGN KEY ("container_id") REFERENCES "public"."containers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_sizes_container" ON "offer_sizes" USING btree ("container_id");--> statement-breakpoint
CREATE INDEX "order_lines_offer" ON "order_lines" USING btree ("offer_id") WHERE "order_lines"."offer_id" is not null;