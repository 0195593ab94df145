ALTER TABLE "beers" ADD COLUMN "last_batch_best_before" date;--> statement-breakpoint
UPDATE "beers" SET "last_batch_best_before" = (
  SELECT "best_before" FROM "beer_batches" WHERE "beer_id" = "beers"."id" ORDER BY "racked_on" DESC, "added_at" DESC LIMIT 1)
WHERE "id" IN (SELECT "beer_id" FROM "beer_batches" WHERE "best_before" IS NOT NULL);
