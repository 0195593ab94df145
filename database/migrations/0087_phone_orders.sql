CREATE TABLE "phone_order_permissions" (
	"client_id" uuid NOT NULL,
	"brewery_id" uuid NOT NULL,
	"allowed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_order_permissions_client_id_brewery_id_pk" PRIMARY KEY("client_id","brewery_id")
);
--> statement-breakpoint
CREATE TABLE "phone_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"client_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"group_id" uuid,
	"seller_name" text NOT NULL,
	"taken_by_id" uuid,
	"taken_by_name" text NOT NULL,
	"taken_by_role" text NOT NULL,
	"caller" text,
	"po_number" text,
	"premises_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"total_minor" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"reserved_until" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"order_number" text,
	CONSTRAINT "phone_orders_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "phone_orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "phone_orders_total" CHECK ("phone_orders"."total_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "phone_order_permissions" ADD CONSTRAINT "phone_order_permissions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_orders" ADD CONSTRAINT "phone_orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_orders_client" ON "phone_orders" USING btree ("client_id","seller_id","sent_at");--> statement-breakpoint
CREATE INDEX "phone_orders_valid" ON "phone_orders" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "phone_orders_reserved" ON "phone_orders" USING btree ("reserved_until") WHERE "phone_orders"."reserved_until" is not null;