CREATE TABLE "setting_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"held" jsonb,
	"planned_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_previews" (
	"hash" text PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	"held" jsonb,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "setting_changes_entry" ON "setting_changes" USING btree ("entry","id");--> statement-breakpoint
CREATE INDEX "setting_plans_due" ON "setting_plans" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "setting_plans_entry" ON "setting_plans" USING btree ("entry");--> statement-breakpoint
CREATE INDEX "setting_previews_end" ON "setting_previews" USING btree ("ends_at");