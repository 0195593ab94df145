DROP INDEX "container_levels_brewery";--> statement-breakpoint
ALTER TABLE "containers" ADD COLUMN "brewery_id" uuid;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD COLUMN "brewery_id" uuid;--> statement-breakpoint
CREATE INDEX "containers_brewery" ON "containers" USING btree ("brewery_id");--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at" DESC NULLS FIRST,"id") WHERE "refunds"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_levels_brewery" ON "stock_levels" USING btree ("brewery_id") WHERE "stock_levels"."brewery_id" is not null;--> statement-breakpoint
CREATE INDEX "container_levels_brewery" ON "container_levels" USING btree ("brewery_id","kind","place_id","at_pub");
--> statement-breakpoint
-- written by hand
-- The brewery of a container stands on it and on its level: what its beer says, whoever writes.
ALTER TABLE containers DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE containers SET brewery_id = beers.brewery_id FROM beers WHERE beers.id = containers.beer_id;
--> statement-breakpoint
ALTER TABLE containers ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE stock_levels DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE stock_levels SET brewery_id = containers.brewery_id FROM containers WHERE containers.id = stock_levels.item_id;
--> statement-breakpoint
ALTER TABLE stock_levels ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE FUNCTION name_containers_brewery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.brewery_id := (SELECT brewery_id FROM beers WHERE id = NEW.beer_id);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER containers_named_brewery BEFORE INSERT OR UPDATE OF beer_id, brewery_id ON containers FOR EACH ROW EXECUTE FUNCTION name_containers_brewery();
--> statement-breakpoint
CREATE FUNCTION move_beers_containers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE containers SET brewery_id = NEW.brewery_id WHERE beer_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER beers_moved AFTER UPDATE ON beers FOR EACH ROW WHEN (OLD.brewery_id <> NEW.brewery_id) EXECUTE FUNCTION move_beers_containers();
--> statement-breakpoint
CREATE FUNCTION name_levels_brewery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.brewery_id := (SELECT brewery_id FROM containers WHERE id = NEW.item_id);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_levels_named_brewery BEFORE INSERT ON stock_levels FOR EACH ROW EXECUTE FUNCTION name_levels_brewery();
--> statement-breakpoint
CREATE FUNCTION move_containers_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stock_levels SET brewery_id = NEW.brewery_id WHERE item_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER containers_moved AFTER UPDATE ON containers FOR EACH ROW WHEN (OLD.brewery_id <> NEW.brewery_id) EXECUTE FUNCTION move_containers_level();
--> statement-breakpoint
-- The words of a whole review: longer than words_of reads. A word that no index could hold is cut.
CREATE FUNCTION review_words(title text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce(public.words_of(title), '') || array_to_tsvector(array(
    select left(word, 100) from unnest(string_to_array(translate(lower(left(body, 20000)),
      ' .,;:!?/|()[]{}<>"''`+-_=@#&*~^%$£\' || chr(10) || chr(13) || chr(9), rpad(' ', 43)), ' ')) as word where word <> ''))
$$;
--> statement-breakpoint
CREATE INDEX reviews_words ON reviews USING gin (review_words(title, body));
--> statement-breakpoint
-- By what a brewery that wants to be taken on is found.
CREATE FUNCTION application_words(texts jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce(public.words_of(texts ->> 'breweryName'), '') || coalesce(public.words_of(texts ->> 'companyName'), '')
    || coalesce(public.words_of(texts ->> 'town'), '')
$$;
--> statement-breakpoint
CREATE INDEX brewery_applications_words ON brewery_applications USING gin (application_words(texts)) WHERE state = 'applied';
