CREATE TABLE "trade_changes" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"company" text,
	"kind" text,
	"licence_number" text,
	"awrs_number" text,
	"vat_number" text,
	"question" text,
	"answer" text,
	"applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_premises" (
	"address_id" uuid PRIMARY KEY NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"unloading" text NOT NULL,
	"drop_notes" text,
	"contact_name" text NOT NULL,
	CONSTRAINT "trade_premises_unloading" CHECK ("trade_premises"."unloading" in ('tail_lift', 'fork_lift'))
);
--> statement-breakpoint
ALTER TABLE "client_trade_details" ADD COLUMN "state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_trade_details" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "client_trade_details" ADD COLUMN "company_number" text;--> statement-breakpoint
ALTER TABLE "client_trade_details" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "client_trade_details" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "client_trade_details" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "client_trade_details" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_trade_details" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trade_changes" ADD CONSTRAINT "trade_changes_client_id_client_trade_details_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client_trade_details"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_premises" ADD CONSTRAINT "trade_premises_address_id_client_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."client_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_trade_details_by_state" ON "client_trade_details" USING btree ("state","applied_at");--> statement-breakpoint
ALTER TABLE "client_trade_details" ADD CONSTRAINT "client_trade_details_state" CHECK ("client_trade_details"."state" in ('none', 'applied', 'approved', 'refused', 'on_hold'));--> statement-breakpoint
ALTER TABLE "client_trade_details" ADD CONSTRAINT "client_trade_details_kind" CHECK ("client_trade_details"."kind" in ('pub', 'bottle_shop', 'wholesaler', 'other'));