CREATE TABLE "standing_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"occurrence_id" uuid NOT NULL,
	"verb" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "standing_links_verb_known" CHECK ("standing_links"."verb" in ('skip', 'change', 'confirm'))
);
--> statement-breakpoint
CREATE TABLE "standing_occurrences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"standing_order_id" uuid NOT NULL,
	"day" date NOT NULL,
	"run_id" uuid,
	"cut_off_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	"preview" jsonb,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"order_number" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "standing_occurrences_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "standing_occurrences_day" UNIQUE("standing_order_id","day"),
	CONSTRAINT "standing_occurrences_state_known" CHECK ("standing_occurrences"."state" in ('prepared', 'skipped', 'placed', 'lapsed', 'failed')),
	CONSTRAINT "standing_occurrences_order" CHECK (("standing_occurrences"."state" = 'placed') = ("standing_occurrences"."order_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "standing_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"paused_reason" text,
	"group_id" uuid,
	"group_name" text,
	"lines" jsonb NOT NULL,
	"premises_id" uuid NOT NULL,
	"collections" jsonb NOT NULL,
	"payment" text NOT NULL,
	"wish" text NOT NULL,
	"rhythm_weeks" integer NOT NULL,
	"first_on" date NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"active_since" timestamp with time zone NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "standing_orders_state_known" CHECK ("standing_orders"."state" in ('active', 'paused', 'ended')),
	CONSTRAINT "standing_orders_rhythm" CHECK ("standing_orders"."rhythm_weeks" in (1, 2, 4)),
	CONSTRAINT "standing_orders_payment" CHECK ("standing_orders"."payment" in ('card', 'invoice'))
);
--> statement-breakpoint
ALTER TABLE "standing_links" ADD CONSTRAINT "standing_links_occurrence_id_standing_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."standing_occurrences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_occurrences" ADD CONSTRAINT "standing_occurrences_standing_order_id_standing_orders_id_fk" FOREIGN KEY ("standing_order_id") REFERENCES "public"."standing_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standing_links_occurrence" ON "standing_links" USING btree ("occurrence_id");--> statement-breakpoint
CREATE INDEX "standing_occurrences_due" ON "standing_occurrences" USING btree ("cut_off_at") WHERE "standing_occurrences"."state" = 'prepared';--> statement-breakpoint
CREATE INDEX "standing_orders_client" ON "standing_orders" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "standing_orders_look" ON "standing_orders" USING btree ("look_at") WHERE "standing_orders"."state" = 'active';