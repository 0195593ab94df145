DROP TABLE "listed_beers" CASCADE;--> statement-breakpoint
DROP TABLE "listed_values" CASCADE;--> statement-breakpoint
DROP TABLE "listed_words" CASCADE;--> statement-breakpoint
DROP TABLE "listing_state" CASCADE;