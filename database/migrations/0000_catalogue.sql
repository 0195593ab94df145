CREATE TABLE "accessories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"image_url" text,
	"price_minor" integer,
	"coupler_type" text,
	"display_order" integer DEFAULT 0 NOT NULL,
	"current_stock" integer DEFAULT 0 NOT NULL,
	"max_quantity" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accessories_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "accessories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "accessories_current_stock" CHECK ("accessories"."current_stock" >= 0),
	CONSTRAINT "accessories_max_quantity" CHECK ("accessories"."max_quantity" >= 0),
	CONSTRAINT "accessories_price" CHECK ("accessories"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "beers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text NOT NULL,
	"brewery_id" uuid NOT NULL,
	"name" text NOT NULL,
	"style" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tasting_notes" text DEFAULT '' NOT NULL,
	"ingredients" text DEFAULT '' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"target_abv" numeric(4, 2),
	"color_hex" text,
	"gluten_free" boolean DEFAULT false NOT NULL,
	"last_batch_date" date,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL,
	"badge_image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "beers_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "beers_target_abv" CHECK ("beers"."target_abv" between 0 and 75),
	CONSTRAINT "beers_color_hex" CHECK ("beers"."color_hex" ~ '^#[0-9A-Fa-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "breweries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"region" text DEFAULT 'rest-of-uk' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"public_title" text DEFAULT '' NOT NULL,
	"public_subtitle" text DEFAULT '' NOT NULL,
	"show_prices" boolean DEFAULT true NOT NULL,
	"email" text,
	"telephone" text,
	"website" text,
	"sold_by_disclaimer" text,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"awrs_urn" text,
	"awrs_verified" boolean DEFAULT false NOT NULL,
	"has_off_licence_shipping" boolean DEFAULT false NOT NULL,
	"off_licence_approved" boolean DEFAULT false NOT NULL,
	"palette" text NOT NULL,
	"emblem" text NOT NULL,
	"lettering" text NOT NULL,
	"logo_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "breweries_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "breweries_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "containers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text NOT NULL,
	"beer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"volume_ml" integer,
	"pack_size" integer DEFAULT 1 NOT NULL,
	"available_units" integer DEFAULT 0 NOT NULL,
	"storefront_variant_id" uuid,
	"price_minor" integer,
	"coupler_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "containers_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "containers_storefront_variant_id_unique" UNIQUE("storefront_variant_id"),
	CONSTRAINT "containers_type" CHECK ("containers"."type" in ('keg', 'cask', 'smallpack', 'universal')),
	CONSTRAINT "containers_volume" CHECK ("containers"."volume_ml" > 0),
	CONSTRAINT "containers_pack_size" CHECK ("containers"."pack_size" > 0),
	CONSTRAINT "containers_available_units" CHECK ("containers"."available_units" >= 0),
	CONSTRAINT "containers_price" CHECK ("containers"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"beer_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"thumbnail_url" text,
	"icon_url" text,
	"tag" text DEFAULT '' NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_breweries" (
	"group_id" uuid NOT NULL,
	"brewery_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "group_breweries_group_id_brewery_id_pk" PRIMARY KEY("group_id","brewery_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"region" text,
	"latitude" double precision,
	"longitude" double precision,
	"radius_km" integer,
	"image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "groups_slug_unique" UNIQUE("slug"),
	CONSTRAINT "groups_radius" CHECK ("groups"."radius_km" > 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "beers" ADD CONSTRAINT "beers_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_breweries" ADD CONSTRAINT "group_breweries_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_breweries" ADD CONSTRAINT "group_breweries_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beers_brewery_id" ON "beers" USING btree ("brewery_id");--> statement-breakpoint
CREATE INDEX "containers_beer_id" ON "containers" USING btree ("beer_id");--> statement-breakpoint
CREATE INDEX "gallery_images_beer_id" ON "gallery_images" USING btree ("beer_id");