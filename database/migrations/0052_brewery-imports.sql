CREATE TABLE "brewery_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brewery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"items" jsonb NOT NULL,
	"changes" integer NOT NULL,
	"left_out" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" jsonb,
	"stayed" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_headings" (
	"brewery_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"heading" text NOT NULL,
	"field" text,
	CONSTRAINT "import_headings_key" PRIMARY KEY("brewery_id","kind","heading")
);
--> statement-breakpoint
ALTER TABLE "beer_changes" ADD COLUMN "sizes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brewery_imports" ADD CONSTRAINT "brewery_imports_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_headings" ADD CONSTRAINT "import_headings_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brewery_imports_brewery" ON "brewery_imports" USING btree ("brewery_id","taken_at" DESC NULLS LAST);