CREATE TABLE "awrs_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "awrs_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brewery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"awrs_number" text,
	"looked_up_at" timestamp with time zone,
	"name_on_register" text,
	"status" text,
	"reason" text,
	"ends_on" date,
	"evidence_id" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	CONSTRAINT "awrs_entries_kind" CHECK (case "awrs_entries"."kind"
        when 'exclusion' then "awrs_entries"."reason" in ('incidental_retail', 'same_group', 'not_controlled_liquor') and "awrs_entries"."ends_on" is not null and num_nonnulls("awrs_entries"."awrs_number", "awrs_entries"."looked_up_at", "awrs_entries"."name_on_register", "awrs_entries"."status") = 0
        when 'check' then "awrs_entries"."status" = 'approved' and num_nonnulls("awrs_entries"."awrs_number", "awrs_entries"."looked_up_at", "awrs_entries"."name_on_register") = 3 and num_nonnulls("awrs_entries"."reason", "awrs_entries"."ends_on") = 0
        when 'failed_check' then "awrs_entries"."status" in ('not_found', 'ceased', 'revoked') and num_nonnulls("awrs_entries"."awrs_number", "awrs_entries"."looked_up_at") = 2 and num_nonnulls("awrs_entries"."reason", "awrs_entries"."ends_on") = 0
        else false end is true),
	CONSTRAINT "awrs_entries_number" CHECK ("awrs_entries"."awrs_number" ~ '^[A-Z]{4}[0-9]{11}$'),
	CONSTRAINT "awrs_entries_by" CHECK (length("awrs_entries"."recorded_by") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "awrs_evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "awrs_evidence_type" CHECK ("awrs_evidence"."media_type" in ('application/pdf', 'image/png', 'image/jpeg', 'text/plain')),
	CONSTRAINT "awrs_evidence_bytes" CHECK (length("awrs_evidence"."bytes") between 1 and 5242880)
);
--> statement-breakpoint
CREATE TABLE "brewery_standings" (
	"brewery_id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text,
	"address" text[],
	"company_number" text,
	"vat_statement" text,
	"vat_number" text,
	"vat_stated_at" timestamp with time zone,
	"vat_stated_by" text,
	"agreement_version" text,
	"agreement_accepted_at" timestamp with time zone,
	"agreement_accepted_by" text,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"paused_at" timestamp with time zone,
	"paused_until" date,
	"stopped_since" timestamp with time zone,
	"warned_of_end" date,
	CONSTRAINT "brewery_standings_vat" CHECK (("brewery_standings"."vat_statement" = 'registered') = ("brewery_standings"."vat_number" is not null)),
	CONSTRAINT "brewery_standings_vat_stated" CHECK ("brewery_standings"."vat_statement" is null or ("brewery_standings"."vat_stated_at" is not null and "brewery_standings"."vat_stated_by" is not null)),
	CONSTRAINT "brewery_standings_agreement" CHECK (num_nonnulls("brewery_standings"."agreement_version", "brewery_standings"."agreement_accepted_at", "brewery_standings"."agreement_accepted_by") in (0, 3)),
	CONSTRAINT "brewery_standings_suspension" CHECK (("brewery_standings"."suspended_at" is null) = ("brewery_standings"."suspension_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "breweries" ADD COLUMN "closure_reason" text DEFAULT 'seller_not_cleared';--> statement-breakpoint
ALTER TABLE "breweries" ADD COLUMN "closed_until" date;--> statement-breakpoint
ALTER TABLE "awrs_entries" ADD CONSTRAINT "awrs_entries_evidence_id_awrs_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."awrs_evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brewery_standings" ADD CONSTRAINT "brewery_standings_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "awrs_entries_brewery_id" ON "awrs_entries" USING btree ("brewery_id");--> statement-breakpoint
-- written by hand
-- A stated check without its evidence is none: a brewery is checked by an entry of the log.
UPDATE "breweries" SET "awrs_verified" = false WHERE "awrs_verified";
--> statement-breakpoint
-- The log and its evidence take rows and lose none.
CREATE FUNCTION refuse_awrs_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of the AWRS log do not change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "awrs_entries_refuse_change" BEFORE UPDATE OR DELETE ON "awrs_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_awrs_change();
--> statement-breakpoint
CREATE TRIGGER "awrs_entries_refuse_truncate" BEFORE TRUNCATE ON "awrs_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_awrs_change();
--> statement-breakpoint
CREATE TRIGGER "awrs_evidence_refuse_change" BEFORE UPDATE OR DELETE ON "awrs_evidence"
  FOR EACH ROW EXECUTE FUNCTION refuse_awrs_change();
--> statement-breakpoint
CREATE TRIGGER "awrs_evidence_refuse_truncate" BEFORE TRUNCATE ON "awrs_evidence"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_awrs_change();
