CREATE TABLE "made_up_trade" (
	"name" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"weeks" integer NOT NULL,
	"steps_done" integer DEFAULT 0 NOT NULL,
	"numbers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"finished_at" timestamp with time zone
);
