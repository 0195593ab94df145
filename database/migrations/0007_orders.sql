CREATE TABLE "invoice_approvals" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"approved_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_consignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"brewery_id" uuid,
	"brewery_slug" text,
	"brewery_name" text,
	"state" text NOT NULL,
	"shipping_option" text NOT NULL,
	"tracking" text,
	"goods_minor" integer NOT NULL,
	"shipping_minor" integer NOT NULL,
	"vat_by_rate" jsonb NOT NULL,
	"vat_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	CONSTRAINT "order_consignments_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_consignments_total" CHECK ("order_consignments"."total_minor" = "order_consignments"."goods_minor" + "order_consignments"."shipping_minor" + "order_consignments"."vat_minor")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"what" text NOT NULL,
	"team_name" text,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consignment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"title" text NOT NULL,
	"variant_label" text,
	"volume_ml" integer,
	"image_url" text NOT NULL,
	"detail_href" text NOT NULL,
	"unit_price_minor" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"quantity_ordered" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_lines_position" UNIQUE("consignment_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 0 and "order_lines"."quantity_ordered"),
	CONSTRAINT "order_lines_price" CHECK ("order_lines"."unit_price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"client_id" uuid,
	"group_id" uuid,
	"group_slug" text,
	"group_name" text,
	"state" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_state" text NOT NULL,
	"payment_reason" text,
	"reserved_until" timestamp with time zone,
	"contact" jsonb,
	"ship_to" jsonb,
	"pallet" jsonb,
	"goods_minor" integer NOT NULL,
	"shipping_minor" integer NOT NULL,
	"vat_by_rate" jsonb NOT NULL,
	"vat_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_minor" = "orders"."goods_minor" + "orders"."shipping_minor" + "orders"."vat_minor"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"payment_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"attempt" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_payment_id_event_id_pk" PRIMARY KEY("payment_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"consignment_id" uuid,
	"amount_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount_minor" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_approvals" ADD CONSTRAINT "invoice_approvals_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_consignments" ADD CONSTRAINT "order_consignments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_consignment_id_order_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."order_consignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_reserved_until" ON "orders" USING btree ("reserved_until") WHERE "orders"."reserved_until" is not null;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE "refunds"."done_at" is null;