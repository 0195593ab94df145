CREATE TABLE "known_devices" (
	"client_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_client_id_token_hash_pk" PRIMARY KEY("client_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_used" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
ALTER TABLE "client_identities" ADD COLUMN "is_vouched_for" boolean;--> statement-breakpoint
-- Facebook never vouched, and Microsoft was believed by a claim that anyone's directory can make.
UPDATE "client_identities" SET "is_vouched_for" = ("provider" = 'google');--> statement-breakpoint
ALTER TABLE "client_identities" ALTER COLUMN "is_vouched_for" SET NOT NULL;
