CREATE TABLE "sandbox_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text,
	"subject" text,
	"amount_minor" integer NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brewery_bank_accounts" (
	"brewery_id" uuid PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"sort_code" text NOT NULL,
	"account_number" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "brewery_bank_accounts_sort_code" CHECK ("brewery_bank_accounts"."sort_code" ~ '^\d\d-\d\d-\d\d$'),
	CONSTRAINT "brewery_bank_accounts_number" CHECK ("brewery_bank_accounts"."account_number" ~ '^\d{8}$')
);
--> statement-breakpoint
CREATE TABLE "brewery_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brewery_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"received_on" date NOT NULL,
	"reference" text NOT NULL,
	"marked_by" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brewery_payments_once" UNIQUE("brewery_id","received_on","amount_minor","reference"),
	CONSTRAINT "brewery_payments_amount" CHECK ("brewery_payments"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_days" (
	"day" date PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_holds" (
	"brewery_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"held_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"payout_id" uuid NOT NULL,
	"order_id" uuid,
	"part_id" uuid,
	"amount_minor" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payout_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payout_returns_amount" CHECK ("payout_returns"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"brewery_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"provider" text,
	"day" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"refusals" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"sent_at" timestamp with time zone,
	"reference" text,
	"sent_by" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "payouts_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "payouts_day" UNIQUE("brewery_id","day"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_returns" ADD CONSTRAINT "payout_returns_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_lines_payout" ON "payout_lines" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_lines_part" ON "payout_lines" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "payout_returns_due" ON "payout_returns" USING btree ("due_at") WHERE "payout_returns"."done_at" is null;--> statement-breakpoint
CREATE INDEX "payout_returns_payout" ON "payout_returns" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payouts_due" ON "payouts" USING btree ("due_at") WHERE "payouts"."sent_at" is null and "payouts"."withdrawn_at" is null;--> statement-breakpoint
-- written by hand
-- What the sandbox took and gave back before it listed it: the ledger says it.
INSERT INTO "sandbox_moves" ("id", "kind", "reference", "subject", "amount_minor", "moved_at")
SELECT CASE booking.event WHEN 'card_paid' THEN payment.reference || ':paid' ELSE substr(booking.key, length('refunded:') + 38) END,
  CASE booking.event WHEN 'card_paid' THEN 'payment' ELSE 'refund' END, payment.reference,
  CASE booking.event WHEN 'card_paid' THEN NULL ELSE substr(booking.key, length('refunded:') + 38) END,
  entry.amount_minor, booking.booked_at
FROM "ledger_transactions" AS booking
JOIN "ledger_entries" AS entry ON entry.transaction_id = booking.id AND entry.account = 'clearing' AND entry.owner = 'sandbox'
JOIN "payments" AS payment ON payment.order_id = booking.order_id
WHERE booking.event IN ('card_paid', 'card_refunded')
ON CONFLICT DO NOTHING;
