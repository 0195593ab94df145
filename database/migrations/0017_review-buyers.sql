ALTER TABLE "reviews" ADD COLUMN "has_ordered" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Whether a client has an order of this brewery's beer that is paid, or owed by invoice, and was not wholly given up.
CREATE FUNCTION has_ordered_from(client uuid, brewery uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM orders
    JOIN order_consignments ON order_consignments.order_id = orders.id
    JOIN order_lines ON order_lines.consignment_id = order_consignments.id
    WHERE orders.client_id = client AND order_consignments.brewery_id = brewery
      AND (orders.paid_at IS NOT NULL OR orders.payment_state = 'invoiced')
      AND orders.state NOT IN ('cancelled', 'refunded')
      AND order_consignments.state NOT IN ('cancelled', 'refunded')
      AND order_lines.kind = 'variant' AND order_lines.quantity > 0
  )
$$;
--> statement-breakpoint
-- The bit stands in the review, so that lists read nothing more. It is computed when the review is written or edited…
CREATE FUNCTION set_review_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.author_id IS NOT NULL THEN
    NEW.has_ordered := has_ordered_from(NEW.author_id, (SELECT brewery_id FROM beers WHERE id = NEW.beer_id));
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_buyer BEFORE INSERT OR UPDATE OF body, rating ON reviews FOR EACH ROW EXECUTE FUNCTION set_review_buyer();
--> statement-breakpoint
-- … and when an order of its author is paid or given up, whoever moves the order on. Reviews are locked in the order of
-- their ids, so that two orders of one client do not wait for each other.
CREATE FUNCTION renew_review_buyers(changed_order uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE reviews SET has_ordered = renewed.has_ordered
  FROM (
    SELECT reviews.id, has_ordered_from(reviews.author_id, beers.brewery_id) AS has_ordered
    FROM reviews
    JOIN orders ON orders.id = changed_order AND orders.client_id = reviews.author_id
    JOIN beers ON beers.id = reviews.beer_id
    WHERE beers.brewery_id IN (SELECT brewery_id FROM order_consignments WHERE order_id = changed_order)
    ORDER BY reviews.id FOR UPDATE OF reviews
  ) AS renewed
  WHERE reviews.id = renewed.id AND reviews.has_ordered <> renewed.has_ordered
$$;
--> statement-breakpoint
CREATE FUNCTION renew_buyers_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_review_buyers(NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_buyer AFTER UPDATE OF state, payment_state, paid_at ON orders FOR EACH ROW
WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at
  OR (OLD.payment_state = 'invoiced') <> (NEW.payment_state = 'invoiced')
  OR (OLD.state IN ('cancelled', 'refunded')) <> (NEW.state IN ('cancelled', 'refunded')))
EXECUTE FUNCTION renew_buyers_of_order();
--> statement-breakpoint
CREATE FUNCTION renew_buyers_of_consignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_review_buyers(NEW.order_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_consignments_buyer AFTER UPDATE OF state ON order_consignments FOR EACH ROW
WHEN ((OLD.state IN ('cancelled', 'refunded')) <> (NEW.state IN ('cancelled', 'refunded')))
EXECUTE FUNCTION renew_buyers_of_consignment();
--> statement-breakpoint
-- An order on account is owed as soon as its lines are there.
CREATE FUNCTION renew_buyers_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_review_buyers(bought.id) FROM (
    SELECT DISTINCT orders.id FROM added
    JOIN order_consignments ON order_consignments.id = added.consignment_id
    JOIN orders ON orders.id = order_consignments.order_id
    WHERE orders.paid_at IS NOT NULL OR orders.payment_state = 'invoiced'
  ) AS bought;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_lines_buyer AFTER INSERT ON order_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION renew_buyers_of_lines();
--> statement-breakpoint
CREATE FUNCTION renew_buyers_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_review_buyers(order_id) FROM order_consignments WHERE id = NEW.consignment_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_lines_adjusted AFTER UPDATE OF quantity ON order_lines FOR EACH ROW
WHEN ((OLD.quantity = 0) <> (NEW.quantity = 0))
EXECUTE FUNCTION renew_buyers_of_line();
--> statement-breakpoint
UPDATE reviews SET has_ordered = true
FROM beers WHERE beers.id = reviews.beer_id AND has_ordered_from(reviews.author_id, beers.brewery_id);
