-- Every change to what the shop shows tells all processes, whoever made it (the server, an import, an
-- operator with psql). One statement gives at most 50 notices; a larger one says 'catalogue' once.
-- Trigger arguments: the topic, then the column that names what changed.
CREATE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
  subject text;
BEGIN
  IF tg_nargs < 2 THEN
    PERFORM pg_notify('dray_changes', tg_argv[0]);
    RETURN NULL;
  END IF;
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I::text AS id FROM changed LIMIT 51) AS ids', tg_argv[1])
    INTO ids;
  IF ids IS NULL THEN
    RETURN NULL;
  END IF;
  IF cardinality(ids) > 50 THEN
    PERFORM pg_notify('dray_changes', 'catalogue');
    RETURN NULL;
  END IF;
  FOREACH subject IN ARRAY ids LOOP
    PERFORM pg_notify('dray_changes', tg_argv[0] || ':' || subject);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER breweries_inserted AFTER INSERT ON breweries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('brewery', 'id');
--> statement-breakpoint
CREATE TRIGGER breweries_updated AFTER UPDATE ON breweries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('brewery', 'id');
--> statement-breakpoint
CREATE TRIGGER breweries_deleted AFTER DELETE ON breweries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('brewery', 'id');
--> statement-breakpoint
CREATE TRIGGER beers_inserted AFTER INSERT ON beers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('beer', 'id');
--> statement-breakpoint
CREATE TRIGGER beers_updated AFTER UPDATE ON beers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('beer', 'id');
--> statement-breakpoint
CREATE TRIGGER beers_deleted AFTER DELETE ON beers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('beer', 'id');
--> statement-breakpoint
CREATE TRIGGER containers_inserted AFTER INSERT ON containers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('beer', 'beer_id');
--> statement-breakpoint
CREATE TRIGGER containers_updated AFTER UPDATE ON containers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('beer', 'beer_id');
--> statement-breakpoint
CREATE TRIGGER containers_deleted AFTER DELETE ON containers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('beer', 'beer_id');
--> statement-breakpoint
CREATE TRIGGER gallery_images_inserted AFTER INSERT ON gallery_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('beer', 'beer_id');
--> statement-breakpoint
CREATE TRIGGER gallery_images_updated AFTER UPDATE ON gallery_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('beer', 'beer_id');
--> statement-breakpoint
CREATE TRIGGER gallery_images_deleted AFTER DELETE ON gallery_images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_change('beer', 'beer_id');
--> statement-breakpoint
CREATE TRIGGER groups_changed AFTER INSERT OR UPDATE OR DELETE ON groups FOR EACH STATEMENT EXECUTE FUNCTION notify_change('groups');
--> statement-breakpoint
CREATE TRIGGER group_breweries_changed AFTER INSERT OR UPDATE OR DELETE ON group_breweries FOR EACH STATEMENT EXECUTE FUNCTION notify_change('groups');
--> statement-breakpoint
CREATE TRIGGER accessories_changed AFTER INSERT OR UPDATE OR DELETE ON accessories FOR EACH STATEMENT EXECUTE FUNCTION notify_change('accessories');
--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH STATEMENT EXECUTE FUNCTION notify_change('settings');
