ALTER TABLE "brewery_bank_accounts" DROP CONSTRAINT "brewery_bank_accounts_number";--> statement-breakpoint
ALTER TABLE "brewery_bank_accounts" ADD COLUMN "ending" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "brewery_bank_accounts" SET "ending" = right("account_number", 4);
--> statement-breakpoint
-- Processes of the version before write numbers in clear and no ending.
CREATE FUNCTION set_ending_of_plain_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.account_number ~ '^\d{8}$' THEN
    NEW.ending := right(NEW.account_number, 4);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER brewery_bank_accounts_ending BEFORE INSERT OR UPDATE ON brewery_bank_accounts FOR EACH ROW EXECUTE FUNCTION set_ending_of_plain_account();
