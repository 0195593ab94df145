DROP INDEX "beer_changes_brewery";--> statement-breakpoint
DROP INDEX "beer_changes_state";--> statement-breakpoint
DROP INDEX "beers_brewery_id";--> statement-breakpoint
DROP INDEX "disputes_heard_at";--> statement-breakpoint
DROP INDEX "worklist_entries_escalates";--> statement-breakpoint
CREATE INDEX "worklist_entries_escalates" ON "worklist_entries" USING btree ("escalates_at") WHERE "worklist_entries"."closed_at" is null and "worklist_entries"."escalates_at" is not null;--> statement-breakpoint
CREATE INDEX "beer_changes_latest" ON "beer_changes" USING btree ("brewery_id","beer_id","place" DESC NULLS FIRST,"state","is_new");--> statement-breakpoint
CREATE INDEX "beer_changes_due" ON "beer_changes" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "beer_changes_asked_in_state" ON "beer_changes" USING btree ("state","asked_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "beer_changes_asked" ON "beer_changes" USING btree ("asked_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "beers_brewery_name" ON "beers" USING btree ("brewery_id","name","id");--> statement-breakpoint
CREATE INDEX "documents_fees" ON "documents" USING btree ("issued_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST) WHERE "documents"."kind" in ('fee_invoice', 'fee_credit_note');--> statement-breakpoint
CREATE INDEX "ledger_transactions_fees" ON "ledger_transactions" USING btree ("booked_at","id") WHERE "ledger_transactions"."event" in ('fee', 'fee_returned', 'pallet_difference');--> statement-breakpoint
CREATE INDEX "disputes_newest" ON "disputes" USING btree ("heard_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "prices_next" ON "prices" USING btree ("container_id","from_day","id" DESC NULLS FIRST) WHERE "prices"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "review_reports_pending" ON "review_reports" USING btree ("review_id") WHERE "review_reports"."state" = 'pending';
--> statement-breakpoint
-- written by hand
CREATE INDEX trade_changes_words ON trade_changes USING gin (words_of(company));
--> statement-breakpoint
CREATE INDEX beer_changes_words ON beer_changes USING gin (words_of(coalesce(proposed ->> 'name', stood ->> 'name')));
--> statement-breakpoint
CREATE INDEX worklist_entries_words ON worklist_entries USING gin (words_of(about)) WHERE closed_at IS NULL;
--> statement-breakpoint
-- By what an entry of the trail is found: its subject, its reason (longer than words_of reads) and for whom it was.
CREATE FUNCTION audit_words(subject_kind text, subject_id text, reason text, acting_for text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce(public.words_of(subject_kind), '') || coalesce(public.words_of(subject_id), '')
    || coalesce(public.words_of(reason), '') || coalesce(public.words_of(substr(reason, 381)), '')
    || coalesce(public.words_of(acting_for), '')
$$;
--> statement-breakpoint
CREATE INDEX audit_entries_words ON audit_entries USING gin (audit_words(subject_kind, subject_id, reason, acting_for));
