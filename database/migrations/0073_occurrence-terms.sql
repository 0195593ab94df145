ALTER TABLE "standing_occurrences" ADD COLUMN "terms" jsonb;
--> statement-breakpoint
-- What is previewed already is placed by what its standing order says now, as before.
UPDATE "standing_occurrences" SET "terms" = jsonb_build_object('payment', "standing_orders"."payment", 'wish', "standing_orders"."wish", 'premisesId', "standing_orders"."premises_id")
  FROM "standing_orders" WHERE "standing_orders"."id" = "standing_occurrences"."standing_order_id" AND "standing_occurrences"."state" = 'prepared';
