DROP INDEX "worklist_entries_counted";--> statement-breakpoint
CREATE INDEX "worklist_entries_snoozed" ON "worklist_entries" USING btree ("snoozed_until","due_at") WHERE "worklist_entries"."closed_at" is null and "worklist_entries"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "worklist_entries_taken" ON "worklist_entries" USING btree ("taken_by_id","snoozed_until") WHERE "worklist_entries"."closed_at" is null and "worklist_entries"."taken_by_id" is not null;
--> statement-breakpoint
-- written by hand
-- Triggers come before the counts: creating them locks out changes of rows in between.
-- A row more or less of a list and a key, which the trigger names.
CREATE FUNCTION tally_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  insert into tallies (list, owner, key, change)
  values (tg_argv[0], '', tg_argv[1], tg_argv[2]::bigint);
  return null;
END $$;
--> statement-breakpoint
-- The same of a brewery's list.
CREATE FUNCTION tally_row_of_brewery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  if tg_op = 'DELETE' then
    insert into tallies (list, owner, key, change) values (tg_argv[0], old.brewery_id, 'all', -1);
  else
    insert into tallies (list, owner, key, change) values (tg_argv[0], new.brewery_id, 'all', 1);
  end if;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER payouts_tallied AFTER INSERT OR DELETE ON payouts
  FOR EACH ROW EXECUTE FUNCTION tally_row_of_brewery('payouts');
--> statement-breakpoint
CREATE TRIGGER documents_tallied AFTER INSERT ON documents
  FOR EACH ROW WHEN (new.brewery_id IS NOT NULL) EXECUTE FUNCTION tally_row_of_brewery('documents');
--> statement-breakpoint
CREATE TRIGGER documents_tallied_away AFTER DELETE ON documents
  FOR EACH ROW WHEN (old.brewery_id IS NOT NULL) EXECUTE FUNCTION tally_row_of_brewery('documents');
--> statement-breakpoint
CREATE TRIGGER disputes_tallied AFTER INSERT ON disputes FOR EACH ROW EXECUTE FUNCTION tally_row('disputes', 'all', '1');
--> statement-breakpoint
CREATE TRIGGER disputes_tallied_away AFTER DELETE ON disputes FOR EACH ROW EXECUTE FUNCTION tally_row('disputes', 'all', '-1');
--> statement-breakpoint
CREATE TRIGGER refunds_tallied AFTER INSERT ON refunds
  FOR EACH ROW WHEN (new.done_at IS NOT NULL) EXECUTE FUNCTION tally_row('refunds', 'done', '1');
--> statement-breakpoint
CREATE TRIGGER refunds_tallied_done AFTER UPDATE OF done_at ON refunds
  FOR EACH ROW WHEN (old.done_at IS NULL AND new.done_at IS NOT NULL) EXECUTE FUNCTION tally_row('refunds', 'done', '1');
--> statement-breakpoint
CREATE TRIGGER refunds_tallied_anew AFTER UPDATE OF done_at ON refunds
  FOR EACH ROW WHEN (old.done_at IS NOT NULL AND new.done_at IS NULL) EXECUTE FUNCTION tally_row('refunds', 'done', '-1');
--> statement-breakpoint
CREATE TRIGGER refunds_tallied_away AFTER DELETE ON refunds
  FOR EACH ROW WHEN (old.done_at IS NOT NULL) EXECUTE FUNCTION tally_row('refunds', 'done', '-1');
--> statement-breakpoint
CREATE TRIGGER audit_entries_tallied AFTER INSERT ON audit_entries
  FOR EACH ROW WHEN (new.refusal IS NULL) EXECUTE FUNCTION tally_row('audit_entries', 'done', '1');
--> statement-breakpoint
CREATE TRIGGER audit_entries_tallied_refused AFTER INSERT ON audit_entries
  FOR EACH ROW WHEN (new.refusal IS NOT NULL) EXECUTE FUNCTION tally_row('audit_entries', 'refused', '1');
--> statement-breakpoint
-- Entries leave many at once.
CREATE FUNCTION tally_audit_away() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  insert into tallies (list, owner, key, change)
  select 'audit_entries', '', case when refusal is null then 'done' else 'refused' end, -count(*) from removed group by 3;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_tallied_away AFTER DELETE ON audit_entries REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_audit_away();
--> statement-breakpoint
-- A review is reported while one of its reports waits. Whoever changes reports of a review locks it, so that each sees the others'.
CREATE FUNCTION tally_reported_reviews(changed jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  perform 1 from reviews where id in (select key::uuid from jsonb_each(changed)) order by id for no key update;
  insert into tallies (list, owner, key, change)
  select 'reviews', '', 'reported', sum(sign(waiting) - sign(waiting - added))
  from (
    select added::bigint, (select count(*) from review_reports where review_id = key::uuid and state = 'pending') as waiting
    from jsonb_each_text(changed) as each (key, added)
  ) as counted having sum(sign(waiting) - sign(waiting - added)) <> 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_review_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  if tg_op = 'INSERT' then
    select jsonb_object_agg(review_id, waiting) into changed
    from (select review_id, count(*) as waiting from added where state = 'pending' group by 1) as by_review;
  elsif tg_op = 'DELETE' then
    select jsonb_object_agg(review_id, -waiting) into changed
    from (select review_id, count(*) as waiting from removed where state = 'pending' group by 1) as by_review;
  else
    select jsonb_object_agg(review_id, waiting) into changed
    from (
      select review_id, sum(change) as waiting from (
        select review_id, 1 as change from added where state = 'pending'
        union all select review_id, -1 from removed where state = 'pending'
      ) as each group by 1 having sum(change) <> 0
    ) as by_review;
  end if;
  if changed is not null then
    perform tally_reported_reviews(changed);
  end if;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER review_reports_tallied AFTER INSERT ON review_reports REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_review_reports();
--> statement-breakpoint
CREATE TRIGGER review_reports_tallied_anew AFTER UPDATE ON review_reports REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_review_reports();
--> statement-breakpoint
CREATE TRIGGER review_reports_tallied_away AFTER DELETE ON review_reports REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_review_reports();
--> statement-breakpoint
-- Open entries of the worklist by the day on which they are due, in UTC; '' without one.
CREATE FUNCTION tally_worklist_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  insert into tallies (list, owner, key, change)
  select 'worklist', '', coalesce(to_char(due_at at time zone 'UTC', 'YYYY-MM-DD'), ''), sum(change)
  from (values (new.due_at, new.id is not null and new.closed_at is null, 1), (old.due_at, old.id is not null and old.closed_at is null, -1))
    as changed (due_at, is_open, change)
  where is_open group by 3 having sum(change) <> 0;
  return null;
END $$;
--> statement-breakpoint
CREATE TRIGGER worklist_entries_tallied AFTER INSERT OR DELETE OR UPDATE OF closed_at, due_at ON worklist_entries
  FOR EACH ROW EXECUTE FUNCTION tally_worklist_entry();
--> statement-breakpoint
INSERT INTO tallies (list, owner, key, change, is_folded)
SELECT 'payouts', brewery_id::text, 'all', count(*), true FROM payouts GROUP BY 2
UNION ALL
SELECT 'documents', brewery_id::text, 'all', count(*), true FROM documents WHERE brewery_id IS NOT NULL GROUP BY 2
UNION ALL
SELECT 'disputes', '', 'all', count(*), true FROM disputes HAVING count(*) > 0
UNION ALL
SELECT 'refunds', '', 'done', count(*), true FROM refunds WHERE done_at IS NOT NULL HAVING count(*) > 0
UNION ALL
SELECT 'audit_entries', '', CASE WHEN refusal IS NULL THEN 'done' ELSE 'refused' END, count(*), true FROM audit_entries GROUP BY 3
UNION ALL
SELECT 'reviews', '', 'reported', count(DISTINCT review_id), true FROM review_reports WHERE state = 'pending' HAVING count(*) > 0
UNION ALL
SELECT 'worklist', '', coalesce(to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), ''), count(*), true
FROM worklist_entries WHERE closed_at IS NULL GROUP BY 3;
