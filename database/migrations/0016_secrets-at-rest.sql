CREATE TABLE "shop_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signing_keys" ALTER COLUMN "private_key" SET DATA TYPE text USING "private_key"::text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "secret" text;--> statement-breakpoint
-- The links and codes of mails that wait move into the new column, which the server seals at its start. Dead letters
-- whose link expires lose it.
UPDATE "mails" SET
	"secret" = CASE WHEN "given_up_at" IS NULL OR "expires_at" IS NULL THEN "data" ->> field END,
	"data" = "data" - field
FROM (VALUES
	('confirm-email', 'link'), ('reset-password', 'link'), ('email-change', 'link'), ('email-change-asked', 'link'),
	('proof-code', 'code'), ('confirm-newsletter', 'link'), ('subscribed', 'unsubscribeLink'),
	('unsubscribed', 'link'), ('letter', 'unsubscribeLink')
) AS secrets (secret_template, field)
WHERE "mails"."template" = secret_template;
