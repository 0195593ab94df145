CREATE TABLE "container_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"brewery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"side" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"counted_by" text NOT NULL,
	"note" text,
	"order_number" text,
	"run_id" uuid,
	"counted_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_by" text,
	"answer" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "container_counts_state" CHECK ("container_counts"."state" in ('asked', 'agreed', 'disputed', 'dropped')),
	CONSTRAINT "container_counts_side" CHECK ("container_counts"."side" in ('brewery', 'pub')),
	CONSTRAINT "container_counts_kind" CHECK ("container_counts"."kind" in ('pin', 'firkin', 'kilderkin', 'barrel', 'keg20', 'keg30', 'keg50')),
	CONSTRAINT "container_counts_count" CHECK ("container_counts"."count" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "container_levels" (
	"place_id" uuid NOT NULL,
	"brewery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at_pub" integer NOT NULL,
	CONSTRAINT "container_levels_place_id_brewery_id_kind_pk" PRIMARY KEY("place_id","brewery_id","kind"),
	CONSTRAINT "container_levels_at_pub" CHECK ("container_levels"."at_pub" >= 0)
);
--> statement-breakpoint
CREATE TABLE "container_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place_id" uuid NOT NULL,
	"brewery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"part_id" uuid,
	"order_number" text,
	"run_id" uuid,
	"actor" jsonb NOT NULL,
	"signed_by_driver" text,
	"signed_by_pub" text,
	"note" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "container_movements_what" CHECK ("container_movements"."what" in ('out', 'back', 'lost', 'written_off', 'found')),
	CONSTRAINT "container_movements_kind" CHECK ("container_movements"."kind" in ('pin', 'firkin', 'kilderkin', 'barrel', 'keg20', 'keg30', 'keg50')),
	CONSTRAINT "container_movements_count" CHECK ("container_movements"."count" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "container_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid,
	"address_key" text NOT NULL,
	"street" text,
	"town" text NOT NULL,
	"postcode" text NOT NULL,
	CONSTRAINT "container_places_address" UNIQUE("client_id","address_key")
);
--> statement-breakpoint
CREATE TABLE "returnable_containers" (
	"variant_id" uuid PRIMARY KEY NOT NULL,
	"brewery_id" uuid NOT NULL,
	"is_returnable" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "container_counts" ADD CONSTRAINT "container_counts_place_id_container_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."container_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_levels" ADD CONSTRAINT "container_levels_place_id_container_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."container_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_movements" ADD CONSTRAINT "container_movements_place_id_container_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."container_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_places" ADD CONSTRAINT "container_places_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "container_counts_waiting" ON "container_counts" USING btree ("answer_by") WHERE "container_counts"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "container_counts_place" ON "container_counts" USING btree ("place_id","brewery_id","counted_at");--> statement-breakpoint
CREATE INDEX "container_counts_brewery" ON "container_counts" USING btree ("brewery_id","counted_at");--> statement-breakpoint
CREATE INDEX "container_levels_brewery" ON "container_levels" USING btree ("brewery_id");--> statement-breakpoint
CREATE INDEX "container_movements_cell" ON "container_movements" USING btree ("place_id","brewery_id","kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "container_movements_delivery" ON "container_movements" USING btree ("part_id","kind") WHERE "container_movements"."what" = 'out';--> statement-breakpoint
CREATE INDEX "returnable_containers_brewery" ON "returnable_containers" USING btree ("brewery_id");--> statement-breakpoint
-- written by hand
CREATE FUNCTION add_container_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE WHEN NEW.what IN ('out', 'found') THEN NEW.count ELSE -NEW.count END;
BEGIN
  UPDATE container_levels SET at_pub = at_pub + change
  WHERE place_id = NEW.place_id AND brewery_id = NEW.brewery_id AND kind = NEW.kind;
  IF NOT FOUND THEN
    INSERT INTO container_levels (place_id, brewery_id, kind, at_pub)
    VALUES (NEW.place_id, NEW.brewery_id, NEW.kind, change)
    ON CONFLICT (place_id, brewery_id, kind) DO UPDATE SET at_pub = container_levels.at_pub + excluded.at_pub;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER container_movements_inserted AFTER INSERT ON "container_movements"
  FOR EACH ROW EXECUTE FUNCTION add_container_movement();
--> statement-breakpoint
CREATE TRIGGER container_movements_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "container_movements"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
