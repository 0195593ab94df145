CREATE TABLE "brewery_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"state" text NOT NULL,
	"texts" jsonb NOT NULL,
	"reason" text,
	"saved_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"brewery_id" uuid,
	CONSTRAINT "brewery_applications_client_id_unique" UNIQUE("client_id"),
	CONSTRAINT "brewery_applications_state" CHECK ("brewery_applications"."state" in ('draft', 'applied', 'taken_on', 'turned_down')),
	CONSTRAINT "brewery_applications_applied" CHECK ("brewery_applications"."state" = 'draft' or "brewery_applications"."applied_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "brewery_applications" ADD CONSTRAINT "brewery_applications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brewery_applications" ADD CONSTRAINT "brewery_applications_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brewery_applications_by_state" ON "brewery_applications" USING btree ("state","applied_at");