CREATE TABLE "ledger_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"event" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"right_minor" bigint,
	"reason" text NOT NULL,
	"asked_by_id" uuid,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_by" text,
	"done_at" timestamp with time zone,
	"lapsed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "owed_at" timestamp with time zone;
--> statement-breakpoint
-- written by hand
UPDATE worklist_entries entry SET subject = refund.order_id::text FROM (
  SELECT DISTINCT ON (order_id) id, order_id FROM order_refunds ORDER BY order_id, asked_at
) refund WHERE entry.kind = 'refund_short' AND entry.subject = refund.id::text AND entry.closed_at IS NULL;
