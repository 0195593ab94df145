CREATE TABLE "beer_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"beer_id" uuid NOT NULL,
	"gyle" text NOT NULL,
	"racked_on" date NOT NULL,
	"best_before" date,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "beer_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "beer_changes_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brewery_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"external_id" text,
	"is_new" boolean NOT NULL,
	"state" text NOT NULL,
	"stood" jsonb,
	"proposed" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" jsonb,
	"reason" text,
	CONSTRAINT "beer_changes_state" CHECK ("beer_changes"."state" in ('waiting', 'approved', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "beer_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"brewery_id" uuid NOT NULL,
	"brought_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "set_aside_variant_id" uuid;--> statement-breakpoint
ALTER TABLE "beer_batches" ADD CONSTRAINT "beer_batches_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beer_changes" ADD CONSTRAINT "beer_changes_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beer_pictures" ADD CONSTRAINT "beer_pictures_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "beer_batches_gyle" ON "beer_batches" USING btree ("beer_id","gyle");--> statement-breakpoint
CREATE UNIQUE INDEX "beer_changes_waiting" ON "beer_changes" USING btree ("beer_id") WHERE "beer_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "beer_changes_brewery" ON "beer_changes" USING btree ("brewery_id","beer_id","place" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "beer_changes_state" ON "beer_changes" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "beer_pictures_brought" ON "beer_pictures" USING btree ("brought_at");--> statement-breakpoint
CREATE INDEX "beers_badge_image" ON "beers" USING btree ("badge_image_url") WHERE "beers"."badge_image_url" is not null;--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_set_aside_variant_id_unique" UNIQUE("set_aside_variant_id");