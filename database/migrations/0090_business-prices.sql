CREATE TABLE "delivery_sheets" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	CONSTRAINT "delivery_sheets_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "client_price_businesses" (
	"brewery_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_price_businesses_key" PRIMARY KEY("business_id","brewery_id")
);
--> statement-breakpoint
ALTER TABLE "delivery_sheets" ADD CONSTRAINT "delivery_sheets_site_id_clients_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_price_businesses" ADD CONSTRAINT "client_price_businesses_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_price_businesses" ADD CONSTRAINT "client_price_businesses_own_list" FOREIGN KEY ("list_id","brewery_id") REFERENCES "public"."client_price_lists"("id","brewery_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_price_businesses_list" ON "client_price_businesses" USING btree ("list_id");