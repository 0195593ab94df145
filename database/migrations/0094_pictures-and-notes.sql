CREATE TABLE "content_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pub_notes" (
	"brewery_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "pub_notes_brewery_id_client_id_pk" PRIMARY KEY("brewery_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "pub_notes" ADD CONSTRAINT "pub_notes_brewery_id_breweries_id_fk" FOREIGN KEY ("brewery_id") REFERENCES "public"."breweries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pub_notes" ADD CONSTRAINT "pub_notes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_pictures_uploaded" ON "content_pictures" USING btree ("uploaded_at");