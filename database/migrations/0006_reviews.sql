CREATE TABLE "review_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"picture" text NOT NULL,
	"review_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_counts" (
	"beer_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"reviews" integer NOT NULL,
	"street_creds" bigint NOT NULL,
	CONSTRAINT "review_counts_beer_id_rating_pk" PRIMARY KEY("beer_id","rating")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_once" UNIQUE("review_id","reporter_id"),
	CONSTRAINT "review_reports_state" CHECK ("review_reports"."state" in ('pending', 'approved', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"value" smallint NOT NULL,
	CONSTRAINT "review_votes_review_id_client_id_pk" PRIMARY KEY("review_id","client_id"),
	CONSTRAINT "review_votes_value" CHECK ("review_votes"."value" in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "reviewers" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"street_creds" integer DEFAULT 0 NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"barred_reason" text
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"beer_id" uuid NOT NULL,
	"author_id" uuid,
	"rating" smallint,
	"title" text,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"verdict" text NOT NULL,
	"verdict_reasons" text[] DEFAULT '{}' NOT NULL,
	"street_creds" integer DEFAULT 0 NOT NULL,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"downvotes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decision" text,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('approved', 'pending', 'hidden')),
	CONSTRAINT "reviews_verdict" CHECK ("reviews"."verdict" in ('not_run', 'approved', 'flagged', 'rejected')),
	CONSTRAINT "reviews_votes" CHECK ("reviews"."upvotes" >= 0 and "reviews"."downvotes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "review_uploads" ADD CONSTRAINT "review_uploads_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_uploads" ADD CONSTRAINT "review_uploads_picture_review_pictures_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."review_pictures"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_uploads" ADD CONSTRAINT "review_uploads_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_counts" ADD CONSTRAINT "review_counts_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_clients_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewers" ADD CONSTRAINT "reviewers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_clients_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_uploads_review" ON "review_uploads" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_uploads_client" ON "review_uploads" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "review_uploads_picture" ON "review_uploads" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "review_uploads_unclaimed" ON "review_uploads" USING btree ("created_at") WHERE "review_uploads"."review_id" is null;--> statement-breakpoint
CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "review_votes_client" ON "review_votes" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "reviews_of_beer" ON "reviews" USING btree ("beer_id","created_at","id") WHERE "reviews"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_of_beer_by_rating" ON "reviews" USING btree ("beer_id","rating","created_at","id") WHERE "reviews"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_of_beer_by_street_creds" ON "reviews" USING btree ("beer_id","street_creds") WHERE "reviews"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_of_author" ON "reviews" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("updated_at") WHERE "reviews"."state" <> 'approved';--> statement-breakpoint
-- Whoever writes a review keeps the counts of its beer: one row a rating, locked in the order of ratings. A beer that
-- is being deleted takes its counts along.
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_counts AS kept (beer_id, rating, reviews, street_creds)
  SELECT step.beer_id, coalesce(step.rating, 0), sum(step.sign), sum(step.sign * step.street_creds)
  FROM (VALUES
    (-1, OLD.state, OLD.beer_id, OLD.rating, OLD.street_creds),
    (1, NEW.state, NEW.beer_id, NEW.rating, NEW.street_creds)
  ) AS step (sign, state, beer_id, rating, street_creds)
  WHERE step.state = 'approved' AND EXISTS (SELECT FROM beers WHERE beers.id = step.beer_id)
  GROUP BY 1, 2
  HAVING sum(step.sign) <> 0 OR sum(step.sign * step.street_creds) <> 0
  ORDER BY 1, 2
  ON CONFLICT (beer_id, rating) DO UPDATE SET
    reviews = kept.reviews + excluded.reviews,
    street_creds = kept.street_creds + excluded.street_creds;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF state, rating, beer_id, street_creds ON reviews FOR EACH ROW EXECUTE FUNCTION count_review();
--> statement-breakpoint
-- A vote counts for the review and for its author, in that order.
CREATE FUNCTION count_review_vote() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  up integer := (NEW.value IS NOT DISTINCT FROM 1)::integer - (OLD.value IS NOT DISTINCT FROM 1)::integer;
  down integer := (NEW.value IS NOT DISTINCT FROM -1)::integer - (OLD.value IS NOT DISTINCT FROM -1)::integer;
  author uuid;
BEGIN
  UPDATE reviews SET upvotes = upvotes + up, downvotes = downvotes + down
  WHERE id = coalesce(NEW.review_id, OLD.review_id)
  RETURNING author_id INTO author;
  IF author IS NOT NULL THEN
    INSERT INTO reviewers AS kept (client_id, street_creds, votes) VALUES (author, up - down, up + down)
    ON CONFLICT (client_id) DO UPDATE SET
      street_creds = kept.street_creds + excluded.street_creds,
      votes = kept.votes + excluded.votes;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER review_votes_counted AFTER INSERT OR UPDATE OR DELETE ON review_votes FOR EACH ROW EXECUTE FUNCTION count_review_vote();
--> statement-breakpoint
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('reviews', 'beer_id');
--> statement-breakpoint
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('reviews', 'beer_id');
--> statement-breakpoint
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('reviews', 'beer_id');
--> statement-breakpoint
-- What stands beside a review of its author: street creds, name and town.
CREATE TRIGGER reviewers_inserted AFTER INSERT ON reviewers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('reviewer', 'client_id');
--> statement-breakpoint
CREATE TRIGGER reviewers_updated AFTER UPDATE ON reviewers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('reviewer', 'client_id');
--> statement-breakpoint
CREATE TRIGGER clients_updated AFTER UPDATE ON clients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('reviewer', 'id');
--> statement-breakpoint
CREATE TRIGGER client_addresses_inserted AFTER INSERT ON client_addresses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('reviewer', 'client_id');
--> statement-breakpoint
CREATE TRIGGER client_addresses_updated AFTER UPDATE ON client_addresses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('reviewer', 'client_id');
--> statement-breakpoint
CREATE TRIGGER client_addresses_deleted AFTER DELETE ON client_addresses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('reviewer', 'client_id');
