CREATE TABLE "figure_days" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "figure_days_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
CREATE INDEX "worklist_entries_opened" ON "worklist_entries" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "worklist_entries_closed" ON "worklist_entries" USING btree ("closed_at") WHERE "worklist_entries"."closed_at" is not null;