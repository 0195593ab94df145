CREATE TABLE "business_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"business_id" uuid NOT NULL,
	"site_id" uuid,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"invited_by_id" uuid,
	"invited_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "business_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "business_invitations_role_known" CHECK ("business_invitations"."role" in ('owner', 'buyer', 'approver', 'accounts'))
);
--> statement-breakpoint
CREATE TABLE "business_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"site_id" uuid,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"given_by" text NOT NULL,
	CONSTRAINT "business_members_role_known" CHECK ("business_members"."role" in ('owner', 'buyer', 'approver', 'accounts'))
);
--> statement-breakpoint
CREATE TABLE "business_sites" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"contact_id" uuid,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "last_site_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_site_id_business_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."business_sites"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_invited_by_id_clients_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_person_id_clients_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_site_id_business_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."business_sites"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_sites" ADD CONSTRAINT "business_sites_site_id_clients_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_sites" ADD CONSTRAINT "business_sites_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_sites" ADD CONSTRAINT "business_sites_contact_id_clients_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_invitations_business" ON "business_invitations" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "business_invitations_site" ON "business_invitations" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "business_invitations_inviter" ON "business_invitations" USING btree ("invited_by_id");--> statement-breakpoint
CREATE INDEX "business_invitations_email" ON "business_invitations" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "business_invitations_ends_at" ON "business_invitations" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "business_members_role" ON "business_members" USING btree ("business_id","person_id","role",coalesce("site_id", '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
CREATE INDEX "business_members_person" ON "business_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "business_members_site" ON "business_members" USING btree ("site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_sites_position" ON "business_sites" USING btree ("business_id","position");--> statement-breakpoint
CREATE INDEX "business_sites_contact" ON "business_sites" USING btree ("contact_id");--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_last_site_id_clients_id_fk" FOREIGN KEY ("last_site_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_site_id_clients_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_site_id_clients_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_last_site" ON "clients" USING btree ("last_site_id") WHERE "clients"."last_site_id" is not null;--> statement-breakpoint
CREATE INDEX "sessions_site" ON "sessions" USING btree ("site_id") WHERE "sessions"."site_id" is not null;--> statement-breakpoint
CREATE INDEX "api_tokens_site" ON "api_tokens" USING btree ("site_id");