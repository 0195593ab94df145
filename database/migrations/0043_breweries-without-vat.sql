ALTER TABLE "breweries" ADD COLUMN "charges_vat" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- written by hand
UPDATE "breweries" SET "charges_vat" = false FROM "brewery_standings"
WHERE "brewery_standings"."brewery_id" = "breweries"."id" AND "brewery_standings"."vat_statement" = 'not_registered';
