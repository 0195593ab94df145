CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"to_email" text NOT NULL,
	"to_name" text NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."given_up_at" is null;
--> statement-breakpoint
-- A new mail, or one that an operator set going again, wakes the worker of some process.
CREATE TRIGGER mails_enqueued AFTER INSERT OR UPDATE OF given_up_at ON mails FOR EACH STATEMENT EXECUTE FUNCTION notify_change('mails');
