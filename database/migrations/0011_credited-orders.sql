UPDATE "orders" SET "payment_state" = 'credited' WHERE "payment_state" = 'invoiced' AND "state" IN ('cancelled', 'refunded');
