CREATE TABLE "run_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "run_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"from_day" date NOT NULL,
	"plan" jsonb NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "run_plans_version" UNIQUE("group_id","version")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"is_full" boolean DEFAULT false NOT NULL,
	"is_changed_by_hand" boolean DEFAULT false NOT NULL,
	"depot" jsonb NOT NULL,
	"carrier" text NOT NULL,
	"cut_off_at" timestamp with time zone NOT NULL,
	"answer_by_at" timestamp with time zone NOT NULL,
	"bring_by_at" timestamp with time zone NOT NULL,
	"capacity_pallets" integer NOT NULL,
	"capacity_kg" integer NOT NULL,
	"tail_lift_kg" integer NOT NULL,
	"postcodes" jsonb,
	"minimum_minor" integer,
	"departed_at" timestamp with time zone,
	CONSTRAINT "runs_day" UNIQUE("group_id","day"),
	CONSTRAINT "runs_moments" CHECK ("runs"."cut_off_at" < "runs"."answer_by_at" and "runs"."answer_by_at" <= "runs"."bring_by_at"),
	CONSTRAINT "runs_capacity" CHECK ("runs"."capacity_pallets" > 0 and "runs"."capacity_kg" > 0),
	CONSTRAINT "runs_state_known" CHECK ("runs"."state" in ('open', 'closed', 'firm', 'departed', 'done', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "order_proposals" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "order_proposals" ADD COLUMN "run_pallets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_proposals" ADD COLUMN "run_weight_g" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_consignments" ADD COLUMN "later_run_id" uuid;--> statement-breakpoint
ALTER TABLE "order_consignments" ADD COLUMN "later_pallets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_consignments" ADD COLUMN "later_weight_g" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "quantity_at_depot" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handover" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "run_plans" ADD CONSTRAINT "run_plans_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_state" ON "runs" USING btree ("state","day");--> statement-breakpoint
CREATE INDEX "order_consignments_later_run" ON "order_consignments" USING btree ("later_run_id") WHERE "order_consignments"."later_run_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_run" ON "orders" USING btree ("run_id") WHERE "orders"."run_id" is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_at_depot" CHECK ("order_lines"."quantity_at_depot" between 0 and "order_lines"."quantity_ordered");--> statement-breakpoint
-- written by hand
-- Pages name the next run of groups.
CREATE TRIGGER runs_changed AFTER INSERT OR UPDATE OR DELETE ON runs FOR EACH STATEMENT EXECUTE FUNCTION log_change('runs');
--> statement-breakpoint
-- Runs of the setting of before go on as plans; what it did not say is a guess that operators correct (docs/operations.md).
INSERT INTO run_plans (group_id, version, from_day, plan, set_by, set_at)
SELECT groups.id, 1, '2026-01-01', jsonb_build_object(
    'days', jsonb_agg(jsonb_build_object(
      'weekday', (run->>'weekday')::integer,
      'cutOff', jsonb_build_object('weekday', (run->>'cutOffWeekday')::integer, 'time', run->>'cutOffTime'),
      'answerBy', null,
      'bringBy', jsonb_build_object('weekday', (run->>'weekday')::integer,
        'time', CASE WHEN run->>'weekday' = run->>'cutOffWeekday' THEN '23:59' ELSE '06:00' END))),
    'depot', jsonb_build_object('name', 'The depot of ' || left(groups.name, 100), 'street', '', 'town', '', 'postcode', ''),
    'carrier', 'The group''s carrier', 'capacityPallets', 20, 'capacityKg', 15000, 'tailLiftKg', 750,
    'postcodes', null, 'minimumMinor', null),
  'upgrade', now()
FROM settings, jsonb_array_elements(settings.value) AS run
JOIN groups ON groups.slug = run->>'groupSlug'
WHERE settings.key = 'group-runs'
GROUP BY groups.id, groups.name;
--> statement-breakpoint
DELETE FROM settings WHERE key = 'group-runs';
