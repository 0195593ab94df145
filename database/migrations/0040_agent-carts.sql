CREATE TABLE "agent_carts" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"lines" jsonb NOT NULL,
	"group_slug" text,
	"postcode" text,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_carts_kind" CHECK ("agent_carts"."kind" in ('cart', 'checkout')),
	CONSTRAINT "agent_carts_state" CHECK ("agent_carts"."state" in ('open', 'canceled')),
	CONSTRAINT "agent_carts_lines" CHECK (jsonb_array_length("agent_carts"."lines") between 1 and 50)
);
--> statement-breakpoint
CREATE INDEX "agent_carts_ends" ON "agent_carts" USING btree ("ends_at");