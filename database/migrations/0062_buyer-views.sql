CREATE TABLE "trade_counts" (
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "trade_counts_state_kind_pk" PRIMARY KEY("state","kind")
);
--> statement-breakpoint
DROP INDEX "client_trade_details_by_state";--> statement-breakpoint
CREATE INDEX "credit_accounts_not_closed" ON "credit_accounts" USING btree ("client_id") WHERE "credit_accounts"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "client_trade_details_state_name" ON "client_trade_details" USING btree ("state",lower("company"),"client_id");--> statement-breakpoint
CREATE INDEX "trade_changes_applied" ON "trade_changes" USING btree ("applied_at","client_id");--> statement-breakpoint
CREATE INDEX "client_trade_details_by_state" ON "client_trade_details" USING btree ("state","applied_at","client_id");
--> statement-breakpoint
-- written by hand
INSERT INTO trade_counts (state, kind, total)
  SELECT state, coalesce(kind, ''), count(*) FROM client_trade_details GROUP BY 1, 2;
--> statement-breakpoint
-- Counts move one after the other, and at the end of their transactions, when they lock nothing else.
CREATE FUNCTION count_trade_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  perform pg_advisory_xact_lock(hashtextextended('trade counts', 0));
  if tg_op <> 'INSERT' then
    update trade_counts set total = total - 1 where state = old.state and kind = coalesce(old.kind, '');
  end if;
  if tg_op <> 'DELETE' then
    insert into trade_counts as counted (state, kind, total) values (new.state, coalesce(new.kind, ''), 1)
      on conflict (state, kind) do update set total = counted.total + 1;
  end if;
  return null;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER client_trade_details_counted AFTER INSERT OR DELETE ON client_trade_details
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_trade_account();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER client_trade_details_moved AFTER UPDATE OF state, kind ON client_trade_details
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.state <> new.state OR old.kind IS DISTINCT FROM new.kind) EXECUTE FUNCTION count_trade_account();
