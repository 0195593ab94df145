ALTER TABLE "businesses" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "company_number" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "invoice_address" jsonb;