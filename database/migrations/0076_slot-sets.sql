CREATE TABLE "slot_beers" (
	"slot" integer PRIMARY KEY NOT NULL,
	"beer_id" uuid,
	"brewery_id" uuid,
	"fingerprint" text NOT NULL,
	"value_ids" integer[] NOT NULL,
	"texts" text NOT NULL,
	"newest" double precision,
	"name" text collate "C",
	"price" integer,
	"abv" double precision,
	"pint" double precision,
	CONSTRAINT "slot_beers_beer" UNIQUE("beer_id")
);
--> statement-breakpoint
CREATE TABLE "slot_places" (
	"word" text collate "C" NOT NULL,
	"block" integer NOT NULL,
	"places" "bytea" NOT NULL,
	CONSTRAINT "slot_places_word_block_pk" PRIMARY KEY("word","block")
);
--> statement-breakpoint
CREATE TABLE "slot_sets" (
	"value_id" integer NOT NULL,
	"block" integer NOT NULL,
	"slots" "bytea" NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "slot_sets_value_id_block_pk" PRIMARY KEY("value_id","block")
);
--> statement-breakpoint
CREATE TABLE "slot_shapes" (
	"length" integer NOT NULL,
	"letters" integer NOT NULL,
	CONSTRAINT "slot_shapes_length_letters_pk" PRIMARY KEY("length","letters")
);
--> statement-breakpoint
CREATE TABLE "slot_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seen" text,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"beers" integer DEFAULT 0 NOT NULL,
	"slots" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"texts_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_state_one_row" CHECK ("slot_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "slot_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"beers" integer DEFAULT 0 NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "slot_values_value" UNIQUE("facet","value")
);
--> statement-breakpoint
CREATE TABLE "slot_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"length" integer NOT NULL,
	"letters" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "slot_beers_free" ON "slot_beers" USING btree ("slot") WHERE "slot_beers"."beer_id" is null;--> statement-breakpoint
CREATE INDEX "slot_beers_brewery" ON "slot_beers" USING btree ("brewery_id");--> statement-breakpoint
CREATE INDEX "slot_beers_newest" ON "slot_beers" USING btree ("newest","beer_id","slot");--> statement-breakpoint
CREATE INDEX "slot_beers_name" ON "slot_beers" USING btree ("name","beer_id","slot");--> statement-breakpoint
CREATE INDEX "slot_beers_price" ON "slot_beers" USING btree ("price","beer_id","slot");--> statement-breakpoint
CREATE INDEX "slot_beers_abv" ON "slot_beers" USING btree ("abv","beer_id","slot");--> statement-breakpoint
CREATE INDEX "slot_beers_pint" ON "slot_beers" USING btree ("pint","beer_id","slot");--> statement-breakpoint
CREATE INDEX "slot_words_shape" ON "slot_words" USING btree ("length","letters");