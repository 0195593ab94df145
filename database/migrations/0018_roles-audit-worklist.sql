CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"acted_by" text NOT NULL,
	"acting_for" text,
	"verb" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "role_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"role" text NOT NULL,
	"brewery_id" uuid,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"given_by" text NOT NULL,
	CONSTRAINT "role_grants_kind" CHECK ("role_grants"."role" in ('support', 'operations', 'finance', 'admin') = ("role_grants"."brewery_id" is null))
);
--> statement-breakpoint
CREATE TABLE "worklist_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"about" text NOT NULL,
	"owner" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"escalates_at" timestamp with time zone,
	"escalates_to" text,
	"closed_at" timestamp with time zone,
	"closed_by" text
);
--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "role_grants_client" ON "role_grants" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_grants_staff" ON "role_grants" USING btree ("client_id","role") WHERE "role_grants"."brewery_id" is null and "role_grants"."until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_grants_brewery" ON "role_grants" USING btree ("brewery_id","client_id","role") WHERE "role_grants"."until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "worklist_entries_open" ON "worklist_entries" USING btree ("kind","subject") WHERE "worklist_entries"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "worklist_entries_escalates" ON "worklist_entries" USING btree ("escalates_at") WHERE "worklist_entries"."closed_at" is null;--> statement-breakpoint
-- written by hand
-- The trail takes rows and loses none: only remove_old_audit_entries deletes, and only rows older than six years by
-- the moment it is given.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND current_setting('dray.tidies_audit', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of the audit trail do not change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_refuse_change" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_refuse_truncate" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE FUNCTION remove_old_audit_entries(moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('dray.tidies_audit', 'on', true);
  DELETE FROM audit_entries WHERE at < moment;
  PERFORM set_config('dray.tidies_audit', 'off', true);
END $$;
