CREATE TABLE "order_picks" (
	"consignment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"units" integer NOT NULL,
	"picked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_picks_consignment_id_position_pk" PRIMARY KEY("consignment_id","position"),
	CONSTRAINT "order_picks_units" CHECK ("order_picks"."units" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_picks" ADD CONSTRAINT "order_picks_consignment_id_order_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."order_consignments"("id") ON DELETE cascade ON UPDATE no action;