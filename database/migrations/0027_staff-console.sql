CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"every_seconds" integer NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "worklist_entries" ADD COLUMN "taken_by_id" uuid;--> statement-breakpoint
ALTER TABLE "worklist_entries" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "worklist_entries" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "worklist_entries" ADD COLUMN "snoozed_by" text;--> statement-breakpoint
ALTER TABLE "worklist_entries" ADD COLUMN "snooze_reason" text;