CREATE TABLE "client_cellars" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"servings" text[] NOT NULL,
	"couplers" text[] NOT NULL,
	CONSTRAINT "client_cellars_servings" CHECK ("client_cellars"."servings" <@ array['cask', 'keg', 'smallpack']),
	CONSTRAINT "client_cellars_couplers" CHECK ("client_cellars"."couplers" <@ array['d', 's', 'g', 'a', 'u', 'm', 'keykeg', 'grundy', 'other']),
	CONSTRAINT "client_cellars_told" CHECK (cardinality("client_cellars"."servings") + cardinality("client_cellars"."couplers") > 0)
);
--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "duty_rate" text;--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "duty_minor" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "duty" jsonb;--> statement-breakpoint
ALTER TABLE "client_cellars" ADD CONSTRAINT "client_cellars_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_duty_rate" CHECK ("containers"."duty_rate" in ('full', 'draught'));--> statement-breakpoint
ALTER TABLE "containers" ADD CONSTRAINT "containers_duty" CHECK ("containers"."duty_minor" >= 0);