CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"evidence_due_at" timestamp with time zone,
	"withdrawn_minor" integer NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"bearer" text,
	"credited_minor" integer DEFAULT 0 NOT NULL,
	"note" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount_minor" > 0),
	CONSTRAINT "disputes_credited" CHECK ("disputes"."credited_minor" between 0 and "disputes"."amount_minor"),
	CONSTRAINT "disputes_state" CHECK ("disputes"."state" in ('inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "disputes_heard_at" ON "disputes" USING btree ("heard_at" DESC NULLS LAST);