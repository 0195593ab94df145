DROP INDEX "audit_entries_at";--> statement-breakpoint
DROP INDEX "audit_entries_refused";--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest_refused" ON "audit_entries" USING btree ("at","id") WHERE "audit_entries"."refusal" is not null;