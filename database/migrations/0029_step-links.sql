-- Links of before name no step, and their address is gone.
DELETE FROM "step_links";--> statement-breakpoint
ALTER TABLE "step_links" ADD COLUMN "verb" text NOT NULL;--> statement-breakpoint
ALTER TABLE "step_links" ADD COLUMN "version" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "step_links" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "step_links" ADD CONSTRAINT "step_links_member_id_clients_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_links" DROP COLUMN "purpose";