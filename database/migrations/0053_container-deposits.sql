CREATE TABLE "container_deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brewery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"net_minor" integer NOT NULL,
	"from_day" date NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "container_deposits_kind" CHECK ("container_deposits"."kind" in ('pin', 'firkin', 'kilderkin', 'barrel', 'keg20', 'keg30', 'keg50')),
	CONSTRAINT "container_deposits_net" CHECK ("container_deposits"."net_minor" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "deposit_returns" (
	"movement_id" bigint PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_consignments" DROP CONSTRAINT "order_consignments_total";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "order_consignments" ADD COLUMN "deposits_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deposit_kind" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deposit_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposits_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_returns" ADD CONSTRAINT "deposit_returns_movement_id_container_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."container_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "container_deposits_cell" ON "container_deposits" USING btree ("brewery_id","kind","from_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposit_returns_open" ON "deposit_returns" USING btree ("movement_id") WHERE "deposit_returns"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "order_consignments" ADD CONSTRAINT "order_consignments_total" CHECK ("order_consignments"."total_minor" = "order_consignments"."goods_minor" + "order_consignments"."deposits_minor" + "order_consignments"."shipping_minor" + "order_consignments"."vat_minor");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_deposit" CHECK ("order_lines"."deposit_minor" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_minor" = "orders"."goods_minor" + "orders"."deposits_minor" + "orders"."shipping_minor" + "orders"."vat_minor");