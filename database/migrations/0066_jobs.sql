CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"every_seconds" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"milliseconds" integer,
	"succeeded_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "jobs_interval" CHECK ("jobs"."every_seconds" > 0),
	CONSTRAINT "jobs_holder" CHECK (("jobs"."holder" is null) = ("jobs"."held_until" is null)),
	CONSTRAINT "jobs_failures" CHECK (("jobs"."failures" = 0) = ("jobs"."error" is null)),
	CONSTRAINT "jobs_bounds" CHECK (char_length("jobs"."name") <= 100 and char_length("jobs"."error") <= 300)
);
--> statement-breakpoint
-- What the processes so far have run: its next time follows from its last.
INSERT INTO "jobs" ("name", "every_seconds", "due_at", "ended_at", "succeeded_at", "failures", "error")
SELECT "name", "every_seconds", "ended_at" + make_interval(secs => "every_seconds"), "ended_at", "succeeded_at",
	CASE WHEN "error" IS NULL THEN 0 ELSE 1 END,
	CASE WHEN "error" IS NULL THEN NULL ELSE 'It failed before this release; see its log.' END
FROM "job_runs"
WHERE "every_seconds" > 0 AND char_length("name") <= 100;
