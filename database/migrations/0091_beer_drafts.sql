CREATE TABLE "beer_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brewery_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"sizes" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "beer_drafts" ADD CONSTRAINT "beer_drafts_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beer_drafts_brewery" ON "beer_drafts" USING btree ("brewery_id","saved_at");