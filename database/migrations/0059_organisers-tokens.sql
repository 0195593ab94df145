ALTER TABLE "api_tokens" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_group" ON "api_tokens" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_owner" CHECK (num_nonnulls("api_tokens"."brewery_id", "api_tokens"."group_id") <= 1);