CREATE TABLE "payout_accounts" (
	"brewery_id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"consignment_id" uuid NOT NULL,
	"brewery_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"fee_minor" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "transfers_consignment_id_unique" UNIQUE("consignment_id"),
	CONSTRAINT "transfers_amounts" CHECK ("transfers"."amount_minor" > 0 and "transfers"."fee_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_due" ON "transfers" USING btree ("due_at") WHERE "transfers"."done_at" is null;