CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"digest" text NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"sent_up_to" text DEFAULT '' NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "letters_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "link_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"email_key" text NOT NULL,
	"category" text NOT NULL,
	"email" text NOT NULL,
	"consent_text" text NOT NULL,
	"consent_place" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_email_key_category_pk" PRIMARY KEY("email_key","category"),
	CONSTRAINT "subscriptions_category" CHECK ("subscriptions"."category" in ('newsletter', 'new_release', 'memo', 'other'))
);
--> statement-breakpoint
DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_readers" ON "subscriptions" USING btree ("category","email_key") WHERE "subscriptions"."confirmed_at" is not null and "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("is_bulk","due_at") WHERE "mails"."given_up_at" is null;