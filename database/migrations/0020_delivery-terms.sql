CREATE TABLE "delivery_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brewery_id" uuid,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_terms_version" UNIQUE NULLS NOT DISTINCT("brewery_id","version"),
	CONSTRAINT "delivery_terms_version_positive" CHECK ("delivery_terms"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_consignments" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "delivery_terms" ADD CONSTRAINT "delivery_terms_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;