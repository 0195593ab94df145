CREATE TABLE "run_drops" (
	"run_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "run_drops_run_id_order_id_pk" PRIMARY KEY("run_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "role_grants" DROP CONSTRAINT "role_grants_kind";--> statement-breakpoint
DROP INDEX "role_grants_staff";--> statement-breakpoint
ALTER TABLE "role_grants" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "run_drops" ADD CONSTRAINT "run_drops_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_drops" ADD CONSTRAINT "run_drops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_grants_group" ON "role_grants" USING btree ("group_id","client_id","role") WHERE "role_grants"."until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_grants_staff" ON "role_grants" USING btree ("client_id","role") WHERE "role_grants"."brewery_id" is null and "role_grants"."group_id" is null and "role_grants"."until" is null;--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_kind" CHECK (case
        when "role_grants"."role" = 'organiser' then "role_grants"."group_id" is not null and "role_grants"."brewery_id" is null
        when "role_grants"."role" in ('support', 'operations', 'finance', 'admin')
          then "role_grants"."group_id" is null and "role_grants"."brewery_id" is null
        else "role_grants"."group_id" is null and "role_grants"."brewery_id" is not null end);