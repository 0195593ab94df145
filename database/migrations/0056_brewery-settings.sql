CREATE TABLE "page_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "page_changes_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brewery_id" uuid NOT NULL,
	"state" text NOT NULL,
	"stood" jsonb NOT NULL,
	"proposed" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" jsonb,
	"reason" text,
	CONSTRAINT "page_changes_state" CHECK ("page_changes"."state" in ('waiting', 'approved', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "brewery_closures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brewery_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brewery_closures_days" CHECK ("brewery_closures"."from_day" <= "brewery_closures"."to_day")
);
--> statement-breakpoint
ALTER TABLE "beers" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_consignments" ADD COLUMN "days_off" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "page_changes" ADD CONSTRAINT "page_changes_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brewery_closures" ADD CONSTRAINT "brewery_closures_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_changes_waiting" ON "page_changes" USING btree ("brewery_id") WHERE "page_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "page_changes_brewery" ON "page_changes" USING btree ("brewery_id","place" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_changes_state" ON "page_changes" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "brewery_closures_brewery" ON "brewery_closures" USING btree ("brewery_id","to_day");--> statement-breakpoint
CREATE INDEX "gallery_images_image" ON "gallery_images" USING btree ("image_url");