CREATE TABLE "order_claim_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"client_id" uuid,
	"claim_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"brought_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_claim_pictures_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "order_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"refund_id" uuid NOT NULL,
	"consignment_id" uuid NOT NULL,
	"what" text NOT NULL,
	"position" integer,
	"units" integer NOT NULL,
	"amount_minor" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"goodwill_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"bearer" text NOT NULL,
	"note" text NOT NULL,
	"bank_reference" text,
	"gross_minor" integer NOT NULL,
	"claim_id" uuid,
	"role" text NOT NULL,
	"asked_by_id" uuid,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"confirmed_by_id" uuid,
	"confirmed_by" text,
	"is_alone" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_refunds_gross" CHECK ("order_refunds"."gross_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "wish" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "answer_note" text;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "asked_note" text;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "decision_note" text;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "bearer" text;--> statement-breakpoint
ALTER TABLE "order_consignments" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "order_claim_pictures" ADD CONSTRAINT "order_claim_pictures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_claim_pictures" ADD CONSTRAINT "order_claim_pictures_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_claim_pictures" ADD CONSTRAINT "order_claim_pictures_claim_id_order_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."order_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credits" ADD CONSTRAINT "order_credits_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credits" ADD CONSTRAINT "order_credits_consignment_id_order_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."order_consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_claim_pictures_claim" ON "order_claim_pictures" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "order_claim_pictures_free" ON "order_claim_pictures" USING btree ("brought_at") WHERE "order_claim_pictures"."claim_id" is null;--> statement-breakpoint
CREATE INDEX "order_credits_consignment" ON "order_credits" USING btree ("consignment_id");--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE INDEX "order_refunds_asked" ON "order_refunds" USING btree ("asked_at") WHERE "order_refunds"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "order_claims_open" ON "order_claims" USING btree ("opened_at") WHERE "order_claims"."decided_at" is null;--> statement-breakpoint
-- written by hand: credits are only added, and claims that were admitted before have theirs.
CREATE FUNCTION refuse_change_of_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Credits of orders are only added.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_credits_append_only BEFORE UPDATE OR DELETE ON order_credits FOR EACH ROW EXECUTE FUNCTION refuse_change_of_credit();
--> statement-breakpoint
UPDATE order_claims SET bearer = 'brewery' WHERE decision = 'admitted';
--> statement-breakpoint
INSERT INTO order_refunds (order_id, items, goodwill_minor, reason, bearer, note, gross_minor, claim_id, role, asked_by, asked_at, state, ended_at)
SELECT part.order_id, '[]', 0, 'missing', 'brewery', 'A claim was admitted.', claim.credited_minor, claim.id, 'system', 'Dray', claim.decided_at, 'done', claim.decided_at
FROM order_claims claim JOIN order_consignments part ON part.id = claim.consignment_id
WHERE claim.decision = 'admitted' AND claim.credited_minor > 0 AND jsonb_array_length(claim.lines) > 0;
--> statement-breakpoint
INSERT INTO order_credits (refund_id, consignment_id, what, position, units, amount_minor)
SELECT refund.id, claim.consignment_id, 'units', (line ->> 'position')::integer, (line ->> 'units')::integer, 0
FROM order_claims claim
JOIN order_refunds refund ON refund.claim_id = claim.id
CROSS JOIN jsonb_array_elements(claim.lines) AS line
WHERE (line ->> 'units')::integer > 0;
