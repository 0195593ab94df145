CREATE TABLE "member_limits" (
	"business_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"per_order_minor" integer,
	"per_month_minor" integer,
	CONSTRAINT "member_limits_business_id_person_id_pk" PRIMARY KEY("business_id","person_id"),
	CONSTRAINT "member_limits_not_negative" CHECK ("member_limits"."per_order_minor" >= 0 and "member_limits"."per_month_minor" >= 0),
	CONSTRAINT "member_limits_some" CHECK (num_nonnulls("member_limits"."per_order_minor", "member_limits"."per_month_minor") > 0)
);
--> statement-breakpoint
CREATE TABLE "order_request_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"approver_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"requested_by_id" uuid,
	"requested_by" text NOT NULL,
	"reason" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"net_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by_id" uuid,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	"order_number" text,
	CONSTRAINT "order_requests_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "order_requests_state_known" CHECK ("order_requests"."state" in ('requested', 'approved', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "order_requests_approved" CHECK (("order_requests"."state" = 'approved') = ("order_requests"."order_number" is not null))
);
--> statement-breakpoint
ALTER TABLE "member_limits" ADD CONSTRAINT "member_limits_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limits" ADD CONSTRAINT "member_limits_person_id_clients_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_links" ADD CONSTRAINT "order_request_links_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_links" ADD CONSTRAINT "order_request_links_approver_id_clients_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_requested_by_id_clients_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_decided_by_id_clients_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_limits_person" ON "member_limits" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "order_request_links_request" ON "order_request_links" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "order_request_links_approver" ON "order_request_links" USING btree ("approver_id");--> statement-breakpoint
CREATE INDEX "order_requests_client" ON "order_requests" USING btree ("client_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_requests_person" ON "order_requests" USING btree ("requested_by_id","requested_at");--> statement-breakpoint
CREATE INDEX "order_requests_decider" ON "order_requests" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "order_requests_open" ON "order_requests" USING btree ("expires_at") WHERE "order_requests"."state" = 'requested';