CREATE TABLE "foreign_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"left_minor" integer NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "foreign_refunds_left" CHECK ("foreign_refunds"."left_minor" between 0 and "foreign_refunds"."amount_minor")
);
--> statement-breakpoint
ALTER TABLE "foreign_refunds" ADD CONSTRAINT "foreign_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "foreign_refunds_payment" ON "foreign_refunds" USING btree ("payment_id");