CREATE INDEX "audit_entries_refused" ON "audit_entries" USING btree ("id") WHERE "audit_entries"."refusal" is not null;--> statement-breakpoint
CREATE INDEX "order_consignments_view" ON "order_consignments" USING btree ("brewery_id","state") WHERE "order_consignments"."state_since" is not null;--> statement-breakpoint
CREATE INDEX "order_consignments_latest" ON "order_consignments" USING btree ("brewery_id","state_since","order_id","id") WHERE "order_consignments"."state_since" is not null;--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "client_trade_details_by_name" ON "client_trade_details" USING btree (lower("company"),"client_id");--> statement-breakpoint
CREATE INDEX "worklist_entries_due" ON "worklist_entries" USING btree ("due_at","opened_at","id") WHERE "worklist_entries"."closed_at" is null;