ALTER TABLE "orders" ADD COLUMN "stock_hold" text DEFAULT 'placing' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_stock_hold" CHECK ("orders"."stock_hold" in ('placing', 'payment', 'none'));--> statement-breakpoint
UPDATE "orders" SET "stock_hold" = 'none' WHERE "payment_state" = 'cancelled';
