CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"client_id" uuid NOT NULL,
	"brewery_id" uuid,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_used_from" text,
	"announced_at" timestamp with time zone,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_tokens_scopes" CHECK (cardinality("api_tokens"."scopes") between 1 and 10),
	CONSTRAINT "api_tokens_name" CHECK (char_length("api_tokens"."name") between 1 and 60),
	CONSTRAINT "api_tokens_end_after" CHECK ("api_tokens"."ends_at" > "api_tokens"."made_at")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_client" ON "api_tokens" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "api_tokens_brewery" ON "api_tokens" USING btree ("brewery_id");--> statement-breakpoint
CREATE INDEX "api_tokens_end" ON "api_tokens" USING btree ("ends_at");