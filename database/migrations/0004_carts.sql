CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"group_id" uuid,
	"group_slug" text,
	"group_name" text,
	"quantity" integer NOT NULL,
	"baseline_price_minor" integer,
	"price_acknowledged_at" timestamp with time zone,
	"added_at" timestamp with time zone NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "cart_lines_item" UNIQUE NULLS NOT DISTINCT("cart_id","kind","item_id","group_id"),
	CONSTRAINT "cart_lines_kind" CHECK ("cart_lines"."kind" in ('variant', 'upsell')),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" > 0),
	CONSTRAINT "cart_lines_group" CHECK (("cart_lines"."group_id" is null) = ("cart_lines"."group_slug" is null) and ("cart_lines"."group_id" is null) = ("cart_lines"."group_name" is null))
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid,
	"token_hash" text,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_client_id_unique" UNIQUE("client_id"),
	CONSTRAINT "carts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "carts_owner" CHECK (("carts"."client_id" is null) <> ("carts"."token_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"who" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_answers_who_call_key_pk" PRIMARY KEY("who","call","key")
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"client_id" uuid NOT NULL,
	"beer_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "wishlist_items_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_items_client_id_beer_id_pk" PRIMARY KEY("client_id","beer_id")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_touched_at" ON "carts" USING btree ("touched_at") WHERE "carts"."client_id" is null;--> statement-breakpoint
CREATE INDEX "kept_answers_at" ON "kept_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "wishlist_items_beer" ON "wishlist_items" USING btree ("beer_id");