CREATE TABLE "listed_beers" (
	"beer_id" uuid PRIMARY KEY NOT NULL,
	"brewery_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"facet_values" integer[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"newest" double precision NOT NULL,
	"name" text collate "C" NOT NULL,
	"price" integer,
	"abv" double precision,
	"pint" double precision
);
--> statement-breakpoint
CREATE TABLE "listed_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listed_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"beers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listed_values_value" UNIQUE("facet","value")
);
--> statement-breakpoint
CREATE TABLE "listed_words" (
	"word" text collate "C" NOT NULL,
	"length" integer NOT NULL,
	"letters" integer NOT NULL,
	"beers" integer NOT NULL,
	CONSTRAINT "listed_words_word_pk" PRIMARY KEY("word")
);
--> statement-breakpoint
CREATE TABLE "listing_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seen" text,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"beers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_state_one_row" CHECK ("listing_state"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "listed_beers_values" ON "listed_beers" USING gin ("facet_values");--> statement-breakpoint
CREATE INDEX "listed_beers_words" ON "listed_beers" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listed_beers_brewery" ON "listed_beers" USING btree ("brewery_id");--> statement-breakpoint
CREATE INDEX "listed_beers_newest" ON "listed_beers" USING btree ("newest","beer_id");--> statement-breakpoint
CREATE INDEX "listed_beers_name" ON "listed_beers" USING btree ("name","beer_id");--> statement-breakpoint
CREATE INDEX "listed_beers_price" ON "listed_beers" USING btree ("price","beer_id");--> statement-breakpoint
CREATE INDEX "listed_beers_abv" ON "listed_beers" USING btree ("abv","beer_id");--> statement-breakpoint
CREATE INDEX "listed_beers_pint" ON "listed_beers" USING btree ("pint","beer_id");