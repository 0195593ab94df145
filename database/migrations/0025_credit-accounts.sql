CREATE TABLE "bank_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"received_on" date NOT NULL,
	"reference" text NOT NULL,
	"document_ids" uuid[] NOT NULL,
	"marked_by" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_reason" text,
	CONSTRAINT "bank_payments_amount" CHECK ("bank_payments"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"limit_minor" integer NOT NULL,
	"terms" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"clock_hold" text DEFAULT 'none' NOT NULL,
	"trade_hold" text DEFAULT 'none' NOT NULL,
	"settled_on" date,
	CONSTRAINT "credit_accounts_limit" CHECK ("credit_accounts"."limit_minor" > 0),
	CONSTRAINT "credit_accounts_terms" CHECK ("credit_accounts"."terms" in ('7', '14', '30', '30eom')),
	CONSTRAINT "credit_accounts_state" CHECK ("credit_accounts"."state" in ('open', 'on_hold', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "credit_reminders" (
	"document_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_reminders_document_id_stage_pk" PRIMARY KEY("document_id","stage")
);
--> statement-breakpoint
CREATE TABLE "write_offs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by_id" uuid,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	CONSTRAINT "write_offs_amount" CHECK ("write_offs"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE INDEX "bank_payments_client" ON "bank_payments" USING btree ("client_id","marked_at");--> statement-breakpoint
CREATE INDEX "credit_accounts_settled" ON "credit_accounts" USING btree ("settled_on");--> statement-breakpoint
CREATE INDEX "write_offs_client" ON "write_offs" USING btree ("client_id");--> statement-breakpoint
-- written by hand
-- Clients approved for invoices before. Their approvals stay where they are: processes of the version before still read them.
INSERT INTO "credit_accounts" ("client_id", "limit_minor", "terms", "state", "reason", "opened_at")
SELECT "client_id", 100000, '14', 'open', 'Approved for invoices before.', "approved_on"
FROM "invoice_approvals" ON CONFLICT DO NOTHING;
