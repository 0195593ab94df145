CREATE TABLE "review_days" (
	"beer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"rating" smallint NOT NULL,
	"reviews" integer NOT NULL,
	CONSTRAINT "review_days_beer_id_day_rating_pk" PRIMARY KEY("beer_id","day","rating")
);
--> statement-breakpoint
ALTER TABLE "review_days" ADD CONSTRAINT "review_days_beer_id_beers_id_fk" FOREIGN KEY ("beer_id") REFERENCES "public"."beers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever writes a review keeps the counts of its beer: by rating, and by day and rating. Rows are locked in the order
-- of days and ratings, the table of ratings first. A beer that is being deleted takes its counts along.
CREATE OR REPLACE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
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

  INSERT INTO review_days AS kept (beer_id, day, rating, reviews)
  SELECT step.beer_id, (step.created_at AT TIME ZONE 'UTC')::date, coalesce(step.rating, 0), sum(step.sign)
  FROM (VALUES
    (-1, OLD.state, OLD.beer_id, OLD.rating, OLD.created_at),
    (1, NEW.state, NEW.beer_id, NEW.rating, NEW.created_at)
  ) AS step (sign, state, beer_id, rating, created_at)
  WHERE step.state = 'approved' AND EXISTS (SELECT FROM beers WHERE beers.id = step.beer_id)
  GROUP BY 1, 2, 3
  HAVING sum(step.sign) <> 0
  ORDER BY 1, 2, 3
  ON CONFLICT (beer_id, day, rating) DO UPDATE SET reviews = kept.reviews + excluded.reviews;

  -- Its votes go with it, and are not counted one by one any more.
  IF tg_op = 'DELETE' AND (OLD.upvotes <> 0 OR OLD.downvotes <> 0) THEN
    UPDATE reviewers SET
      street_creds = street_creds - OLD.upvotes + OLD.downvotes,
      votes = votes - OLD.upvotes - OLD.downvotes
    WHERE client_id = OLD.author_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER reviews_counted ON reviews;
--> statement-breakpoint
CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF state, rating, beer_id, street_creds, created_at ON reviews FOR EACH ROW EXECUTE FUNCTION count_review();
--> statement-breakpoint
INSERT INTO review_days (beer_id, day, rating, reviews)
SELECT beer_id, (created_at AT TIME ZONE 'UTC')::date, coalesce(rating, 0), count(*)
FROM reviews WHERE state = 'approved' GROUP BY 1, 2, 3;
--> statement-breakpoint
-- Reviews that went with their beer had left their authors the street creds.
UPDATE reviewers SET street_creds = counted.street_creds, votes = counted.votes
FROM (
  SELECT client_id, coalesce(sum(upvotes - downvotes), 0) AS street_creds, coalesce(sum(upvotes + downvotes), 0) AS votes
  FROM reviewers LEFT JOIN reviews ON author_id = client_id GROUP BY client_id
) AS counted
WHERE counted.client_id = reviewers.client_id
  AND (counted.street_creds, counted.votes) <> (reviewers.street_creds, reviewers.votes);
