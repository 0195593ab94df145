CREATE TABLE "alert_digests" (
	"day" date PRIMARY KEY NOT NULL,
	"last_client_id" uuid,
	"mails" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"brewery_id" uuid,
	"group_id" uuid,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_one_brewery" UNIQUE("client_id","brewery_id"),
	CONSTRAINT "follows_one_group" UNIQUE("client_id","group_id"),
	CONSTRAINT "follows_one_thing" CHECK (num_nonnulls("follows"."brewery_id", "follows"."group_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "price_drops" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"container_id" uuid NOT NULL,
	"old_price_minor" integer NOT NULL,
	"old_offers" jsonb,
	"from_minor" integer,
	"found_at" timestamp with time zone,
	CONSTRAINT "price_drops_compared" CHECK (("price_drops"."from_minor" is null) = ("price_drops"."found_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sent_alerts" (
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_alerts_client_id_kind_subject_id_pk" PRIMARY KEY("client_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "stock_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"container_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "stock_requests_once" UNIQUE("client_id","container_id")
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_drops" ADD CONSTRAINT "price_drops_container_id_containers_id_fk" FOREIGN KEY ("container_id") REFERENCES "public"."containers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_alerts" ADD CONSTRAINT "sent_alerts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_requests" ADD CONSTRAINT "stock_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_requests" ADD CONSTRAINT "stock_requests_container_id_containers_id_fk" FOREIGN KEY ("container_id") REFERENCES "public"."containers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_brewery" ON "follows" USING btree ("brewery_id");--> statement-breakpoint
CREATE INDEX "follows_group" ON "follows" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_drops_new" ON "price_drops" USING btree ("container_id") WHERE "price_drops"."found_at" is null;--> statement-breakpoint
CREATE INDEX "price_drops_found" ON "price_drops" USING btree ("container_id","found_at");--> statement-breakpoint
CREATE INDEX "sent_alerts_subject" ON "sent_alerts" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "sent_alerts_at" ON "sent_alerts" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "stock_requests_waiting" ON "stock_requests" USING btree ("container_id","requested_at","id") WHERE "stock_requests"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "stock_requests_notified" ON "stock_requests" USING btree ("container_id","notified_at");--> statement-breakpoint
-- The first change of a wished size's price since the job looked holds what it cost before.
CREATE FUNCTION note_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_drops (container_id, old_price_minor, old_offers)
  SELECT OLD.id, OLD.price_minor, OLD.price_offers
  WHERE OLD.price_minor IS NOT NULL AND EXISTS (SELECT FROM wishlist_items WHERE beer_id = OLD.beer_id)
  ON CONFLICT (container_id) WHERE found_at IS NULL DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER containers_price_changed AFTER UPDATE ON containers FOR EACH ROW
  WHEN (OLD.price_minor IS DISTINCT FROM NEW.price_minor OR OLD.price_offers IS DISTINCT FROM NEW.price_offers)
  EXECUTE FUNCTION note_price_change();
