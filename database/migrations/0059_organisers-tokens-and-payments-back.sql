CREATE TABLE "pay_backs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"reference" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by_id" uuid,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text,
	"lapsed_at" timestamp with time zone,
	CONSTRAINT "pay_backs_amount" CHECK ("pay_backs"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "group_id" uuid;--> statement-breakpoint
CREATE INDEX "pay_backs_client" ON "pay_backs" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_backs_waiting" ON "pay_backs" USING btree ("client_id") WHERE "pay_backs"."done_at" is null and "pay_backs"."lapsed_at" is null;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_group" ON "api_tokens" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_owner" CHECK (num_nonnulls("api_tokens"."brewery_id", "api_tokens"."group_id") <= 1);