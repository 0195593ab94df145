-- Proposals about a later run that outlived their parts: sent, delivered or closed since, they have nothing left to ask.
UPDATE "order_proposals" SET "state" = 'given_up', "answered_at" = now()
FROM "order_consignments"
WHERE "order_consignments"."id" = "order_proposals"."consignment_id" AND "order_proposals"."state" = 'open'
  AND "order_consignments"."state" NOT IN ('proposed', 'part_dispatched');
