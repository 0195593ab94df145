CREATE TABLE "foreign_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"left_minor" integer NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "foreign_refunds_left" CHECK ("foreign_refunds"."left_minor" between 0 and "foreign_refunds"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "explained_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"difference_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"explained_by" text NOT NULL,
	"explained_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_differences" (
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"here_minor" bigint NOT NULL,
	"there_minor" bigint NOT NULL,
	"difference_minor" bigint NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_differences_provider_key_pk" PRIMARY KEY("provider","key")
);
--> statement-breakpoint
CREATE TABLE "provider_moves" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"fee_key" text,
	"amount_minor" bigint NOT NULL,
	"fee_minor" integer NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_moves_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "reconciled_days" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "reconciled_days_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
ALTER TABLE "foreign_refunds" ADD CONSTRAINT "foreign_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "foreign_refunds_payment" ON "foreign_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "explained_differences_key" ON "explained_differences" USING btree ("provider","key");--> statement-breakpoint
CREATE INDEX "provider_moves_key" ON "provider_moves" USING btree ("provider","key");--> statement-breakpoint
CREATE INDEX "provider_moves_fee_key" ON "provider_moves" USING btree ("provider","fee_key");--> statement-breakpoint
CREATE INDEX "provider_moves_at" ON "provider_moves" USING btree ("provider","moved_at");