CREATE TABLE "client_price_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brewery_id" uuid NOT NULL,
	"name" text NOT NULL,
	"percent_off" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_price_lists_name" UNIQUE("brewery_id","name"),
	CONSTRAINT "client_price_lists_of_brewery" UNIQUE("id","brewery_id"),
	CONSTRAINT "client_price_lists_percent" CHECK ("client_price_lists"."percent_off" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "client_price_members" (
	"brewery_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_price_members_key" PRIMARY KEY("client_id","brewery_id")
);
--> statement-breakpoint
CREATE TABLE "client_prices" (
	"list_id" uuid NOT NULL,
	"container_id" uuid NOT NULL,
	"price_minor" integer NOT NULL,
	CONSTRAINT "client_prices_key" PRIMARY KEY("list_id","container_id"),
	CONSTRAINT "client_prices_price" CHECK ("client_prices"."price_minor" between 0 and 10000000)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "base_price_minor" integer;--> statement-breakpoint
ALTER TABLE "client_price_lists" ADD CONSTRAINT "client_price_lists_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_price_members" ADD CONSTRAINT "client_price_members_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_price_members" ADD CONSTRAINT "client_price_members_own_list" FOREIGN KEY ("list_id","brewery_id") REFERENCES "public"."client_price_lists"("id","brewery_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_prices" ADD CONSTRAINT "client_prices_list_id_client_price_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."client_price_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_prices" ADD CONSTRAINT "client_prices_container_id_containers_id_fk" FOREIGN KEY ("container_id") REFERENCES "public"."containers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_price_members_list" ON "client_price_members" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "client_prices_container" ON "client_prices" USING btree ("container_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_base_price" CHECK ("order_lines"."base_price_minor" > "order_lines"."unit_price_minor");