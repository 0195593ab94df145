-- A shop of the version before trade accounts, stock movements, documents and the ledger: its schema, and orders in every
-- state with their payments, refunds and transfers, by a stand-in for Stripe. All names in it are made up.
SET check_function_bodies = false;
SELECT pg_catalog.set_config('search_path', '', false);
CREATE SCHEMA drizzle;
CREATE FUNCTION public.count_review() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.count_review_vote() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.has_ordered_from(client uuid, brewery uuid) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
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
CREATE FUNCTION public.log_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  ids text[];
BEGIN
  IF tg_nargs < 2 THEN
    INSERT INTO changes (topic) VALUES (tg_argv[0]);
    RETURN NULL;
  END IF;
  EXECUTE format('SELECT array_agg(id) FROM (SELECT DISTINCT %I::text AS id FROM changed LIMIT 51) AS ids', tg_argv[1])
    INTO ids;
  IF cardinality(ids) > 50 THEN
    INSERT INTO changes (topic) VALUES ('catalogue');
  ELSE
    INSERT INTO changes (topic) SELECT tg_argv[0] || ':' || id FROM unnest(ids) AS id;
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.log_container_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  beers text[];
  stocks text[];
BEGIN
  WITH differing AS (
    SELECT DISTINCT after.beer_id::text AS id,
      (before.available_units > 0) = (after.available_units > 0)
        AND to_jsonb(before) - ARRAY['available_units', 'updated_at'] = to_jsonb(after) - ARRAY['available_units', 'updated_at'] AS is_stock
    FROM before JOIN after USING (id)
    WHERE before IS DISTINCT FROM after
  )
  SELECT
    (SELECT array_agg(id) FROM (SELECT id FROM differing WHERE NOT is_stock LIMIT 51) AS few),
    (SELECT array_agg(id) FROM (SELECT id FROM differing WHERE is_stock LIMIT 51) AS few)
  INTO beers, stocks;
  IF cardinality(beers) > 50 THEN
    INSERT INTO changes (topic) VALUES ('catalogue');
    RETURN NULL;
  END IF;
  INSERT INTO changes (topic) SELECT 'beer:' || id FROM unnest(beers) AS id;
  IF cardinality(stocks) > 50 THEN
    INSERT INTO changes (topic) VALUES ('stocks');
  ELSE
    INSERT INTO changes (topic) SELECT 'stock:' || id FROM unnest(stocks) AS id;
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.renew_buyers_of_consignment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM renew_review_buyers(NEW.order_id);
  RETURN NULL;
END
$$;
CREATE FUNCTION public.renew_buyers_of_line() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM renew_review_buyers(order_id) FROM order_consignments WHERE id = NEW.consignment_id;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.renew_buyers_of_lines() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.renew_buyers_of_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM renew_review_buyers(NEW.id);
  RETURN NULL;
END
$$;
CREATE FUNCTION public.renew_review_buyers(changed_order uuid) RETURNS void
    LANGUAGE sql
    AS $$
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
CREATE FUNCTION public.set_review_buyer() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.author_id IS NOT NULL THEN
    NEW.has_ordered := has_ordered_from(NEW.author_id, (SELECT brewery_id FROM beers WHERE id = NEW.beer_id));
  END IF;
  RETURN NEW;
END
$$;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.accessories (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    external_id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    picture text NOT NULL,
    image_url text,
    price_minor integer,
    coupler_type text,
    display_order integer DEFAULT 0 NOT NULL,
    current_stock integer DEFAULT 0 NOT NULL,
    max_quantity integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT accessories_current_stock CHECK ((current_stock >= 0)),
    CONSTRAINT accessories_max_quantity CHECK ((max_quantity >= 0)),
    CONSTRAINT accessories_price CHECK ((price_minor >= 0))
);
CREATE TABLE public.attempts (
    key text NOT NULL,
    count integer NOT NULL,
    window_ends_at timestamp with time zone NOT NULL
);
CREATE TABLE public.beers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    external_id text NOT NULL,
    brewery_id uuid NOT NULL,
    name text NOT NULL,
    style text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    tasting_notes text DEFAULT ''::text NOT NULL,
    ingredients text DEFAULT ''::text NOT NULL,
    allergens text[] DEFAULT '{}'::text[] NOT NULL,
    target_abv numeric(4,2),
    color_hex text,
    gluten_free boolean DEFAULT false NOT NULL,
    last_batch_date date,
    released_at timestamp with time zone DEFAULT now() NOT NULL,
    badge_image_url text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT beers_color_hex CHECK ((color_hex ~ '^#[0-9A-Fa-f]{6}$'::text)),
    CONSTRAINT beers_target_abv CHECK (((target_abv >= (0)::numeric) AND (target_abv <= (75)::numeric)))
);
CREATE TABLE public.breweries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    external_id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    town text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    region text DEFAULT 'rest-of-uk'::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    public_title text DEFAULT ''::text NOT NULL,
    public_subtitle text DEFAULT ''::text NOT NULL,
    show_prices boolean DEFAULT true NOT NULL,
    email text,
    telephone text,
    website text,
    sold_by_disclaimer text,
    social_links jsonb DEFAULT '{}'::jsonb NOT NULL,
    awrs_urn text,
    awrs_verified boolean DEFAULT false NOT NULL,
    has_off_licence_shipping boolean DEFAULT false NOT NULL,
    off_licence_approved boolean DEFAULT false NOT NULL,
    palette text NOT NULL,
    emblem text NOT NULL,
    lettering text NOT NULL,
    logo_url text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.cart_lines (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    "position" bigint NOT NULL,
    cart_id uuid NOT NULL,
    kind text NOT NULL,
    item_id uuid NOT NULL,
    group_id uuid,
    group_slug text,
    group_name text,
    quantity integer NOT NULL,
    baseline_price_minor integer,
    price_acknowledged_at timestamp with time zone,
    added_at timestamp with time zone NOT NULL,
    snapshot jsonb NOT NULL,
    CONSTRAINT cart_lines_group CHECK ((((group_id IS NULL) = (group_slug IS NULL)) AND ((group_id IS NULL) = (group_name IS NULL)))),
    CONSTRAINT cart_lines_kind CHECK ((kind = ANY (ARRAY['variant'::text, 'upsell'::text]))),
    CONSTRAINT cart_lines_quantity CHECK ((quantity > 0))
);
ALTER TABLE public.cart_lines ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_lines_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.carts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid,
    token_hash text,
    touched_at timestamp with time zone NOT NULL,
    CONSTRAINT carts_owner CHECK (((client_id IS NULL) <> (token_hash IS NULL)))
);
CREATE TABLE public.changes (
    id bigint NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
    topic text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.client_addresses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid NOT NULL,
    label text NOT NULL,
    recipient text NOT NULL,
    street text NOT NULL,
    apartment text,
    town text NOT NULL,
    postcode text NOT NULL,
    phone text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.client_cellars (
    client_id uuid NOT NULL,
    servings text[] NOT NULL,
    couplers text[] NOT NULL,
    CONSTRAINT client_cellars_couplers CHECK ((couplers <@ ARRAY['d'::text, 's'::text, 'g'::text, 'a'::text, 'u'::text, 'm'::text, 'keykeg'::text, 'grundy'::text, 'other'::text])),
    CONSTRAINT client_cellars_servings CHECK ((servings <@ ARRAY['cask'::text, 'keg'::text, 'smallpack'::text])),
    CONSTRAINT client_cellars_told CHECK (((cardinality(servings) + cardinality(couplers)) > 0))
);
CREATE TABLE public.client_credentials (
    client_id uuid NOT NULL,
    password_hash text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.client_identities (
    provider text NOT NULL,
    subject text NOT NULL,
    client_id uuid NOT NULL,
    linked_at timestamp with time zone DEFAULT now() NOT NULL,
    is_vouched_for boolean NOT NULL
);
CREATE TABLE public.client_passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);
CREATE TABLE public.client_second_factors (
    client_id uuid NOT NULL,
    asks_at_sign_in boolean DEFAULT true NOT NULL,
    totp_secret text,
    totp_confirmed_at timestamp with time zone,
    totp_last_step bigint,
    rests_until timestamp with time zone
);
CREATE TABLE public.client_trade_details (
    client_id uuid NOT NULL,
    company text,
    licence_number text,
    vat_number text,
    awrs_number text
);
CREATE TABLE public.clients (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    name text NOT NULL,
    email_confirmed_at timestamp with time zone,
    marketing_opt_in boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.containers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    external_id text NOT NULL,
    beer_id uuid NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    volume_ml integer,
    pack_size integer DEFAULT 1 NOT NULL,
    available_units integer DEFAULT 0 NOT NULL,
    storefront_variant_id uuid,
    price_minor integer,
    coupler_type text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    duty_rate text,
    duty_minor integer,
    CONSTRAINT containers_available_units CHECK ((available_units >= 0)),
    CONSTRAINT containers_duty CHECK ((duty_minor >= 0)),
    CONSTRAINT containers_duty_rate CHECK ((duty_rate = ANY (ARRAY['full'::text, 'draught'::text]))),
    CONSTRAINT containers_pack_size CHECK ((pack_size > 0)),
    CONSTRAINT containers_price CHECK ((price_minor >= 0)),
    CONSTRAINT containers_type CHECK ((type = ANY (ARRAY['keg'::text, 'cask'::text, 'smallpack'::text, 'universal'::text]))),
    CONSTRAINT containers_volume CHECK ((volume_ml > 0))
);
CREATE TABLE public.gallery_images (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    beer_id uuid NOT NULL,
    image_url text NOT NULL,
    thumbnail_url text,
    icon_url text,
    tag text DEFAULT ''::text NOT NULL,
    caption text DEFAULT ''::text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.group_breweries (
    group_id uuid NOT NULL,
    brewery_id uuid NOT NULL,
    "position" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.groups (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    external_id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    region text,
    latitude double precision,
    longitude double precision,
    radius_km integer,
    image_url text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT groups_radius CHECK ((radius_km > 0))
);
CREATE TABLE public.invoice_approvals (
    client_id uuid NOT NULL,
    approved_on date NOT NULL
);
CREATE TABLE public.kept_answers (
    who text NOT NULL,
    call text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer jsonb,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.known_devices (
    client_id uuid NOT NULL,
    token_hash text NOT NULL,
    last_used_at timestamp with time zone NOT NULL
);
CREATE TABLE public.letters (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    digest text NOT NULL,
    category text NOT NULL,
    subject text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    sent_up_to text DEFAULT ''::text NOT NULL,
    copies integer DEFAULT 0 NOT NULL,
    finished_at timestamp with time zone
);
CREATE TABLE public.link_keys (
    id text NOT NULL,
    secret text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.mail_tokens (
    token_hash text NOT NULL,
    client_id uuid NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    template text NOT NULL,
    to_email text NOT NULL,
    to_name text NOT NULL,
    data jsonb NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone,
    given_up_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_bulk boolean DEFAULT false NOT NULL,
    secret text
);
CREATE TABLE public.order_consignments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    "position" integer NOT NULL,
    brewery_id uuid,
    brewery_slug text,
    brewery_name text,
    state text NOT NULL,
    shipping_option text NOT NULL,
    tracking text,
    goods_minor integer NOT NULL,
    shipping_minor integer NOT NULL,
    vat_by_rate jsonb NOT NULL,
    vat_minor integer NOT NULL,
    total_minor integer NOT NULL,
    CONSTRAINT order_consignments_total CHECK ((total_minor = ((goods_minor + shipping_minor) + vat_minor)))
);
CREATE TABLE public.order_history (
    id bigint NOT NULL,
    order_id uuid NOT NULL,
    what text NOT NULL,
    team_name text,
    note text,
    at timestamp with time zone NOT NULL
);
ALTER TABLE public.order_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.order_lines (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    consignment_id uuid NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    item_id uuid NOT NULL,
    title text NOT NULL,
    variant_label text,
    volume_ml integer,
    image_url text NOT NULL,
    detail_href text NOT NULL,
    unit_price_minor integer NOT NULL,
    vat_rate integer NOT NULL,
    quantity_ordered integer NOT NULL,
    quantity integer NOT NULL,
    duty jsonb,
    CONSTRAINT order_lines_price CHECK ((unit_price_minor >= 0)),
    CONSTRAINT order_lines_quantity CHECK (((quantity >= 0) AND (quantity <= quantity_ordered)))
);
CREATE TABLE public.orders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number text NOT NULL,
    client_id uuid,
    group_id uuid,
    group_slug text,
    group_name text,
    state text NOT NULL,
    payment_method text NOT NULL,
    payment_state text NOT NULL,
    payment_reason text,
    reserved_until timestamp with time zone,
    contact jsonb,
    ship_to jsonb,
    pallet jsonb,
    goods_minor integer NOT NULL,
    shipping_minor integer NOT NULL,
    vat_by_rate jsonb NOT NULL,
    vat_minor integer NOT NULL,
    total_minor integer NOT NULL,
    refunded_minor integer DEFAULT 0 NOT NULL,
    placed_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    stock_hold text DEFAULT 'placing'::text NOT NULL,
    CONSTRAINT orders_refunded CHECK ((refunded_minor >= 0)),
    CONSTRAINT orders_stock_hold CHECK ((stock_hold = ANY (ARRAY['placing'::text, 'payment'::text, 'none'::text]))),
    CONSTRAINT orders_total CHECK ((total_minor = ((goods_minor + shipping_minor) + vat_minor)))
);
CREATE TABLE public.passkey_challenges (
    challenge text NOT NULL,
    purpose text NOT NULL,
    client_id uuid,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.payment_events (
    payment_id uuid NOT NULL,
    event_id text NOT NULL,
    kind text NOT NULL,
    attempt integer NOT NULL,
    amount_minor integer NOT NULL,
    reason text,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    provider text NOT NULL,
    reference text NOT NULL,
    amount_minor integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    fee_rate integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.payout_accounts (
    brewery_id uuid NOT NULL,
    account text NOT NULL
);
CREATE TABLE public.recovery_codes (
    code_digest text NOT NULL,
    client_id uuid NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.refresh_tokens (
    token_hash text NOT NULL,
    session_id uuid NOT NULL,
    salt text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    spent_at timestamp with time zone
);
CREATE TABLE public.refunds (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    payment_id uuid NOT NULL,
    consignment_id uuid,
    amount_minor integer NOT NULL,
    reason text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone,
    CONSTRAINT refunds_amount CHECK ((amount_minor > 0))
);
CREATE TABLE public.review_counts (
    beer_id uuid NOT NULL,
    rating smallint NOT NULL,
    reviews integer NOT NULL,
    street_creds bigint NOT NULL
);
CREATE TABLE public.review_days (
    beer_id uuid NOT NULL,
    day date NOT NULL,
    rating smallint NOT NULL,
    reviews integer NOT NULL
);
CREATE TABLE public.review_pictures (
    name text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    touched_at timestamp with time zone NOT NULL
);
CREATE TABLE public.review_reports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    review_id uuid NOT NULL,
    reporter_id uuid NOT NULL,
    reason text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT review_reports_state CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'dismissed'::text])))
);
CREATE TABLE public.review_uploads (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid NOT NULL,
    picture text NOT NULL,
    review_id uuid,
    "position" smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.review_votes (
    review_id uuid NOT NULL,
    client_id uuid NOT NULL,
    value smallint NOT NULL,
    CONSTRAINT review_votes_value CHECK ((value = ANY (ARRAY['-1'::integer, 1])))
);
CREATE TABLE public.reviewers (
    client_id uuid NOT NULL,
    street_creds integer DEFAULT 0 NOT NULL,
    votes integer DEFAULT 0 NOT NULL,
    barred_reason text
);
CREATE TABLE public.reviews (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    beer_id uuid NOT NULL,
    author_id uuid,
    rating smallint,
    title text,
    body text NOT NULL,
    state text NOT NULL,
    verdict text NOT NULL,
    verdict_reasons text[] DEFAULT '{}'::text[] NOT NULL,
    street_creds integer DEFAULT 0 NOT NULL,
    upvotes integer DEFAULT 0 NOT NULL,
    downvotes integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    edited_at timestamp with time zone,
    decided_at timestamp with time zone,
    decision text,
    has_ordered boolean DEFAULT false NOT NULL,
    CONSTRAINT reviews_rating CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT reviews_state CHECK ((state = ANY (ARRAY['approved'::text, 'pending'::text, 'hidden'::text]))),
    CONSTRAINT reviews_verdict CHECK ((verdict = ANY (ARRAY['not_run'::text, 'approved'::text, 'flagged'::text, 'rejected'::text]))),
    CONSTRAINT reviews_votes CHECK (((upvotes >= 0) AND (downvotes >= 0)))
);
CREATE TABLE public.sandbox_intents (
    reference text NOT NULL,
    amount_minor integer NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    events jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.security_events (
    id bigint NOT NULL,
    kind text NOT NULL,
    client_id uuid,
    session_id uuid,
    ip text,
    at timestamp with time zone NOT NULL
);
ALTER TABLE public.security_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid NOT NULL,
    device text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    factor_at timestamp with time zone,
    strong_seen_at timestamp with time zone
);
CREATE TABLE public.settings (
    key text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.shop_secrets (
    name text NOT NULL,
    sealed text NOT NULL
);
CREATE TABLE public.sign_in_steps (
    token_hash text NOT NULL,
    client_id uuid NOT NULL,
    event text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.signing_keys (
    id text NOT NULL,
    public_key jsonb NOT NULL,
    private_key text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.subscriptions (
    email_key text NOT NULL,
    category text NOT NULL,
    email text NOT NULL,
    consent_text text NOT NULL,
    consent_place text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    ended_at timestamp with time zone,
    CONSTRAINT subscriptions_category CHECK ((category = ANY (ARRAY['newsletter'::text, 'new_release'::text, 'memo'::text, 'other'::text])))
);
CREATE TABLE public.transfers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    payment_id uuid NOT NULL,
    consignment_id uuid NOT NULL,
    brewery_id uuid NOT NULL,
    amount_minor integer NOT NULL,
    fee_minor integer NOT NULL,
    due_at timestamp with time zone NOT NULL,
    tried_at timestamp with time zone,
    taken_back_at timestamp with time zone,
    done_at timestamp with time zone,
    CONSTRAINT transfers_amounts CHECK (((amount_minor > 0) AND (fee_minor >= 0)))
);
CREATE TABLE public.wishlist_items (
    client_id uuid NOT NULL,
    beer_id uuid NOT NULL,
    "position" bigint NOT NULL,
    added_at timestamp with time zone NOT NULL
);
ALTER TABLE public.wishlist_items ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.wishlist_items_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'd0b65819bfcb3cfb2eb595177775566f8db2574cc4e8c9e62579478a831d0530', 1795248692141);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '894f7fe98c576c6a5aa7341c121666c4700a5ab96d89e5e8717491cf3bbc7678', 1795248788274);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, '930134fad5d24d4fb5d1a5e00c07c46552e9fa4a6e043cdc1a0b9602eaf5e639', 1795274563210);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, '64074ac841200d27397e3e564eac037ea705fbbb601ce8fe15333a6e100741aa', 1795277652083);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, '66698c74c01cd8280eba64a860027a848892c3717bde31d04e9265b18df5f62c', 1795278975905);
INSERT INTO drizzle.__drizzle_migrations VALUES (6, 'eb1863241ca4309db7e830980345c803f6df8a228ce81ec47d0fe0f7ece06ba6', 1795286180215);
INSERT INTO drizzle.__drizzle_migrations VALUES (7, 'a7087c4bccab4aa9b5dece0ae6022249c8c0dd25ff6ecb26e1e618a87cd8ee4d', 1795291330513);
INSERT INTO drizzle.__drizzle_migrations VALUES (8, '630a42c674bd34c0084c5c5d1a5f6025fea7bc17bf1eac8168695e7f413c83a9', 1795291482786);
INSERT INTO drizzle.__drizzle_migrations VALUES (9, '1d743e2f114b894473b45d5b651c3b6571d38054b5ec1d55c8b5da4a86427e72', 1795292106905);
INSERT INTO drizzle.__drizzle_migrations VALUES (10, '4bb492f3d451daa22cc19bd42fed2dbde6f59518f426d9f1f38b2ed52f11accf', 1795303117462);
INSERT INTO drizzle.__drizzle_migrations VALUES (11, '9d9aa4db99b8bffff3d837ed012887d7db12ef57c61d4d160c5cd53d8e10ef83', 1795303266172);
INSERT INTO drizzle.__drizzle_migrations VALUES (12, '481b4c4d69e307fbe8662c75dcddd8f53d9071a2772b801ca960b115fdfa92f9', 1795312484571);
INSERT INTO drizzle.__drizzle_migrations VALUES (13, 'b3caafa4c9c2a6fff19c361215e454d3cec4a93fc6fb4c592198163a36a49eb1', 1795340665493);
INSERT INTO drizzle.__drizzle_migrations VALUES (14, 'dcd82a3d09d06adc1ebcfa87c898db4102014663b16e594239005e9f69ab2ea3', 1795342233094);
INSERT INTO drizzle.__drizzle_migrations VALUES (15, '3a5e94b1f73769c1e3ad41b7d13f986ea095fa4c2fe9ab9253fed09291538d8a', 1795347100931);
INSERT INTO drizzle.__drizzle_migrations VALUES (16, '7521dcb7dfa0ad9d41872e9a34efd3fcc31982474f5dc0f26727815e8eefa786', 1795348000000);
INSERT INTO drizzle.__drizzle_migrations VALUES (17, 'd91077c008777ebe83c675a99c3d015795a1b3a5d4dab925ed37e6900be55e54', 1795354405375);
INSERT INTO drizzle.__drizzle_migrations VALUES (18, '6ca4d35cc30926b2c4acd4c42aa5f8df31f900d25083e18227b40511e8d13fc2', 1795356424952);
INSERT INTO public.accessories VALUES ('971fb2b5-6a70-4407-b000-89ade18e50df', 'accessory-8', 'accessory-8', 'Accessory 8', '', 'coupler', NULL, 2500, NULL, 0, 87, NULL, '2026-11-23 10:28:27.082194+00', '2026-11-23 10:28:27.082194+00');
INSERT INTO public.beers VALUES ('5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 'beer-4', '78c6abe9-12c9-41bd-a486-11fe0535743c', 'Beer 4', 'porter', '', '', '', '{barley}', 5.00, NULL, false, NULL, '2026-11-23 10:28:27.074065+00', NULL, '2026-11-23 10:28:27.074065+00', '2026-11-23 10:28:27.074065+00');
INSERT INTO public.beers VALUES ('19641ee2-699a-4848-a937-225c4f990461', 'beer-6', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'Beer 6', 'porter', '', '', '', '{barley}', 5.00, NULL, false, NULL, '2026-11-23 10:28:27.079393+00', NULL, '2026-11-23 10:28:27.079393+00', '2026-11-23 10:28:27.079393+00');
INSERT INTO public.breweries VALUES ('947332b8-fbba-49f3-9d0b-70113eed8797', 'brewery-1', 'brewery-1', 'Brewery 1', 'Leeds', 'England', 'yorkshire', '', '', '', true, NULL, NULL, NULL, NULL, '{}', NULL, false, false, false, 'navy', 'anchor', 'slab', NULL, '2026-11-23 10:28:27.055893+00', '2026-11-23 10:28:27.055893+00');
INSERT INTO public.breweries VALUES ('78c6abe9-12c9-41bd-a486-11fe0535743c', 'brewery-2', 'damask', 'Damask', 'Edinburgh', 'England', 'yorkshire', '', '', '', true, 'orders@damask.example', NULL, NULL, NULL, '{}', NULL, false, false, false, 'navy', 'anchor', 'slab', NULL, '2026-11-23 10:28:27.070091+00', '2026-11-23 10:28:27.070091+00');
INSERT INTO public.breweries VALUES ('e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'brewery-3', 'towpath', 'Towpath', 'Edinburgh', 'England', 'yorkshire', '', '', '', true, 'orders@towpath.example', NULL, NULL, NULL, '{}', NULL, false, false, false, 'navy', 'anchor', 'slab', NULL, '2026-11-23 10:28:27.072172+00', '2026-11-23 10:28:27.072172+00');
INSERT INTO public.clients VALUES ('6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', 'maggie-1@thetap.example', 'maggie-1@thetap.example', 'Maggie Tapster', '2026-11-23 10:28:26+00', false, '2026-11-23 10:28:27.471998+00');
INSERT INTO public.clients VALUES ('b8d7104d-8497-4703-818a-dcdeb656a5d2', 'maggie-2@thetap.example', 'maggie-2@thetap.example', 'Maggie Tapster', '2026-11-23 10:28:26+00', false, '2026-11-23 10:28:27.577663+00');
INSERT INTO public.containers VALUES ('58b481a4-d9b5-486b-9c28-82c850986c1d', 'container-5', '5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 'Keg 30 L', 'keg', 30000, 1, 328, 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 10033, NULL, '2026-11-23 10:28:27.077125+00', '2026-11-23 10:28:27.077125+00', NULL, NULL);
INSERT INTO public.containers VALUES ('8d5e631d-d5ef-47c9-9960-6b7906bdb6a6', 'container-7', '19641ee2-699a-4848-a937-225c4f990461', 'Keg 30 L', 'keg', 30000, 1, 303, 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 10033, NULL, '2026-11-23 10:28:27.080769+00', '2026-11-23 10:28:27.080769+00', NULL, NULL);
INSERT INTO public.group_breweries VALUES ('cbbf8174-93a3-4f75-94f9-b21f62d71fcf', '78c6abe9-12c9-41bd-a486-11fe0535743c', 0);
INSERT INTO public.group_breweries VALUES ('cbbf8174-93a3-4f75-94f9-b21f62d71fcf', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 1);
INSERT INTO public.groups VALUES ('cbbf8174-93a3-4f75-94f9-b21f62d71fcf', 'group-9', 'group-9', 'Group 9', '', 'yorkshire', NULL, NULL, NULL, NULL, '2026-11-23 10:28:27.08391+00', '2026-11-23 10:28:27.08391+00');
INSERT INTO public.invoice_approvals VALUES ('b8d7104d-8497-4703-818a-dcdeb656a5d2', '2026-11-23');
INSERT INTO public.order_consignments VALUES ('d3a85f5e-af7f-40b7-beab-57fbf27a2646', '0e6a1f0d-4c52-4257-b880-edbb6606b5ae', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'cancelled', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('6c2caf9a-1951-43e3-a722-60a197c79623', '0e6a1f0d-4c52-4257-b880-edbb6606b5ae', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'cancelled', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('686e1bf5-e8ac-41b0-a87d-7f68a1034461', 'ad7422ca-d754-4e95-891b-9cc086bafc3f', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'placed', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('1caf49ed-e481-40ab-8057-76cb0aec5037', 'ad7422ca-d754-4e95-891b-9cc086bafc3f', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'placed', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('2d30aa96-673e-433f-bc9e-da44cf719137', '9d8983dc-e97e-470e-964f-f596233ce08a', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('5621b815-5b2c-48c5-825b-f8d3b9617735', '9d8983dc-e97e-470e-964f-f596233ce08a', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'accepted', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('ca885cc9-a86c-4c73-9420-652938828eac', 'ee4a9c3c-c522-4fa7-84bc-43fb797b895f', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'placed', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('b00a1429-7e78-49bf-8c0f-ffc87a7d80ee', 'ee4a9c3c-c522-4fa7-84bc-43fb797b895f', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('90a943d7-9858-4095-8e19-2e74a13bd044', 'c3da4dab-1c56-4188-aaac-2c22d5121826', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'placed', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('d3cf8d45-1d3a-4be7-b408-db668401df40', 'b0d46faf-8e2c-4f30-91cb-8442ed918e8e', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'accepted', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('397e24b1-e490-43d6-aecb-51449f040156', 'c3da4dab-1c56-4188-aaac-2c22d5121826', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'adjusted', 'delivery', NULL, 10033, 0, '[{"vatRate": 2000, "netMinor": 10033, "vatMinor": 2007}]', 2007, 12040);
INSERT INTO public.order_consignments VALUES ('b6234a2d-53a9-42cd-96bd-91fa4681a53a', 'b0d46faf-8e2c-4f30-91cb-8442ed918e8e', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'dispatched', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('c704af15-ff1f-46bd-8739-569857638f75', 'da7d5d6d-2751-4825-9419-e10adff7f474', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('213734e9-dcbe-4120-92e9-5606212a5cfb', 'da7d5d6d-2751-4825-9419-e10adff7f474', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'accepted', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('dfad19de-977d-43a6-af85-ead43430f84b', 'a2d6a321-4cda-442c-83f5-be538dbfae00', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'refunded', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('935b1552-25ce-441c-93ab-2a30c225f15f', '3690796a-a52e-4d39-87e3-0a4bca4166c0', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'dispatched', 'delivery', 'PX12', 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('3c69a63d-6ebb-405c-b744-fcdd1c7fc374', '3690796a-a52e-4d39-87e3-0a4bca4166c0', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'dispatched', 'delivery', 'PX12', 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('942e78ad-de30-4c93-a31f-839712bdc337', 'a2d6a321-4cda-442c-83f5-be538dbfae00', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'refunded', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('44b36e68-371e-4377-a992-398c217b7fb2', '9d118ba2-3a9c-4a3f-8486-fb69a93b2ee9', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'placed', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('ed864036-5f76-4283-a5f3-2675d2ede913', 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'delivered', 'delivery', NULL, 10033, 0, '[{"vatRate": 2000, "netMinor": 10033, "vatMinor": 2007}]', 2007, 12040);
INSERT INTO public.order_consignments VALUES ('77fc92ab-791a-4286-9155-30ecba6c2642', 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'delivered', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('e5d5f87c-5609-4d3f-a0c7-ca43d3eb8cb7', '749672ee-1fca-425d-b64e-bcdd81912a04', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'delivered', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('e43bbc15-05cb-4e4d-b4dd-6e4eede57503', '749672ee-1fca-425d-b64e-bcdd81912a04', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'delivered', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('12a6d7dc-4f75-4e3b-93c6-1b8f3f658fd2', 'e88df5dc-bfc7-44bb-aae8-d72f490fc679', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'refunded', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('e15234f6-4356-4cfd-ba9a-33794e6453b7', '70ab0b34-4634-414a-84a4-dfb361c9f912', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'refunded', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('b28d97ae-4782-4041-8eea-2b953c30f5d5', '9d118ba2-3a9c-4a3f-8486-fb69a93b2ee9', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'refunded', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('e900b9f9-4c39-461c-a631-691a34c4f481', '70ab0b34-4634-414a-84a4-dfb361c9f912', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'refunded', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('13cd4b6c-20ad-4144-b4ba-2f64c79ff572', 'aaef86bc-92e0-4341-988b-0d0098ea0123', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'delivered', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('e7676bbe-c0c8-4edb-8de7-da7a6132ac3d', 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'refunded', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('12083817-f1f8-41d6-bca9-7492665f2259', 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'refunded', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('a0954bc6-20a7-45f0-8856-95ac04e8760c', 'aaef86bc-92e0-4341-988b-0d0098ea0123', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'refunded', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('693fc3f9-7431-479c-9d11-9d43898de149', 'e88df5dc-bfc7-44bb-aae8-d72f490fc679', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'dispatched', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('e59b4a80-b9df-4867-8a62-70dffa97ec4a', 'b841a899-8ae6-46b6-9b7f-ccbe92bff5f6', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'dispatched', 'delivery', NULL, 10033, 0, '[{"vatRate": 2000, "netMinor": 10033, "vatMinor": 2007}]', 2007, 12040);
INSERT INTO public.order_consignments VALUES ('6c7bee66-6411-4304-acf1-38d9c0d2b914', 'b841a899-8ae6-46b6-9b7f-ccbe92bff5f6', 1, NULL, NULL, NULL, 'accepted', 'delivery', NULL, 5000, 0, '[{"vatRate": 2000, "netMinor": 5000, "vatMinor": 1000}]', 1000, 6000);
INSERT INTO public.order_consignments VALUES ('c3e1f55c-dd16-4ecf-b55a-31d09472bc75', '5c38fe3a-ba37-41ed-ad47-77c5543f99ac', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'collection', NULL, 10033, 0, '[{"vatRate": 2000, "netMinor": 10033, "vatMinor": 2007}]', 2007, 12040);
INSERT INTO public.order_consignments VALUES ('7d3025ae-fd27-47ff-949c-a94c6b8821d8', 'a37a36e9-6266-4809-ae79-fae3a3697601', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'placed', 'delivery', NULL, 20066, 2240, '[{"vatRate": 2000, "netMinor": 22306, "vatMinor": 4461}]', 4461, 26767);
INSERT INTO public.order_consignments VALUES ('bf5ec40b-38f8-4165-beb1-1ad73da07deb', 'a37a36e9-6266-4809-ae79-fae3a3697601', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'placed', 'delivery', NULL, 30099, 3360, '[{"vatRate": 2000, "netMinor": 33459, "vatMinor": 6692}]', 6692, 40151);
INSERT INTO public.order_consignments VALUES ('5e860376-6528-4c75-9b03-5531bb4895e1', '7c8c10dd-8df6-42b8-bfc7-03f50de48e7a', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'delivery', NULL, 20066, 2240, '[{"vatRate": 2000, "netMinor": 22306, "vatMinor": 4461}]', 4461, 26767);
INSERT INTO public.order_consignments VALUES ('d5ddaa23-4e32-4930-9ef1-cecc374f7551', '7c8c10dd-8df6-42b8-bfc7-03f50de48e7a', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'accepted', 'delivery', NULL, 30099, 3360, '[{"vatRate": 2000, "netMinor": 33459, "vatMinor": 6692}]', 6692, 40151);
INSERT INTO public.order_consignments VALUES ('2a2185da-4835-4265-9099-247d2cf9c908', 'a461d250-e5e5-4947-a2e3-77d813cbbae5', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'delivery', NULL, 20066, 2240, '[{"vatRate": 2000, "netMinor": 22306, "vatMinor": 4461}]', 4461, 26767);
INSERT INTO public.order_consignments VALUES ('ab7df716-68a3-4d34-96a9-d8e59d8fe536', '7edffb56-0a32-45f9-b4d3-1a57167acec2', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'delivery', NULL, 20066, 2240, '[{"vatRate": 2000, "netMinor": 22306, "vatMinor": 4461}]', 4461, 26767);
INSERT INTO public.order_consignments VALUES ('2d3980b6-1bdb-437c-8908-54953beb798e', '7edffb56-0a32-45f9-b4d3-1a57167acec2', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'accepted', 'delivery', NULL, 30099, 3360, '[{"vatRate": 2000, "netMinor": 33459, "vatMinor": 6692}]', 6692, 40151);
INSERT INTO public.order_consignments VALUES ('47f8b8ac-cf9e-4510-a90a-c648ec8da4a3', 'a461d250-e5e5-4947-a2e3-77d813cbbae5', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'refunded', 'delivery', NULL, 30099, 3360, '[{"vatRate": 2000, "netMinor": 33459, "vatMinor": 6692}]', 6692, 40151);
INSERT INTO public.order_consignments VALUES ('9c1a87f9-866a-4ae7-9ede-4cd0bb63dab8', 'bbc026e7-dc62-40a8-aa65-e7a5e9c61883', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'placed', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('3c5e44a7-dc48-466c-bc31-388d26f546ad', 'bbc026e7-dc62-40a8-aa65-e7a5e9c61883', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'placed', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('3f82df83-1c63-43c0-8c92-a103c98ae6cf', 'dc1955cd-b693-4753-a91c-a09a497107fd', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'dispatched', 'delivery', NULL, 20066, 2218, '[{"vatRate": 2000, "netMinor": 22284, "vatMinor": 4457}]', 4457, 26741);
INSERT INTO public.order_consignments VALUES ('f88ad6e2-40e6-45a2-846f-7a48f2759254', 'dc1955cd-b693-4753-a91c-a09a497107fd', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'dispatched', 'delivery', NULL, 30099, 3326, '[{"vatRate": 2000, "netMinor": 33425, "vatMinor": 6685}]', 6685, 40110);
INSERT INTO public.order_consignments VALUES ('07d05838-a370-4a4a-a8b2-ea1d60f6c5cc', 'dc1955cd-b693-4753-a91c-a09a497107fd', 2, NULL, NULL, NULL, 'dispatched', 'delivery', NULL, 2500, 56, '[{"vatRate": 2000, "netMinor": 2556, "vatMinor": 511}]', 511, 3067);
INSERT INTO public.order_consignments VALUES ('c30ab36f-1a59-49f5-bc0a-8ca6a4fc14a3', 'ba4dbb07-bce2-4106-8277-dce603ad505b', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('303747d1-3e8a-4c03-8447-a9301ac9a9fe', 'ba4dbb07-bce2-4106-8277-dce603ad505b', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'accepted', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('e5e8e651-b925-4cb3-91b1-dc393d1dfbb8', '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'delivered', 'delivery', NULL, 20066, 2240, '[{"vatRate": 2000, "netMinor": 22306, "vatMinor": 4461}]', 4461, 26767);
INSERT INTO public.order_consignments VALUES ('adacd1f7-6a50-43d7-a11a-7da7fd945ebf', '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'delivered', 'delivery', NULL, 30099, 3360, '[{"vatRate": 2000, "netMinor": 33459, "vatMinor": 6692}]', 6692, 40151);
INSERT INTO public.order_consignments VALUES ('cd197094-502d-4fca-a104-349c8cd95817', 'b52ac487-dd8f-4f0e-a3e3-5a8b9afde966', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'placed', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('fa2a7a47-f9a7-41cd-8863-bef184407adf', 'b52ac487-dd8f-4f0e-a3e3-5a8b9afde966', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('460d88b3-ade8-4797-a55b-53b196568586', '8bb35287-5d20-4969-9943-85a962743bac', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'placed', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('06082551-71aa-4dd4-9b51-31ee276228b6', '91e57ab9-399c-41c1-b889-4e99b435bd72', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'accepted', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('9613d1f0-f5da-408a-a378-de7cf77af407', '8bb35287-5d20-4969-9943-85a962743bac', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'adjusted', 'delivery', NULL, 10033, 0, '[{"vatRate": 2000, "netMinor": 10033, "vatMinor": 2007}]', 2007, 12040);
INSERT INTO public.order_consignments VALUES ('c3a3aae5-ad4b-41bb-b619-258f724e2b86', '87809a7f-91c2-4c83-b357-7e37baba0ecd', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'dispatched', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('07536cb0-8d00-4d24-9526-fd006cfeb620', '87809a7f-91c2-4c83-b357-7e37baba0ecd', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'dispatched', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('45778392-8dd8-4eae-a3a6-2a38f44750d6', '91e57ab9-399c-41c1-b889-4e99b435bd72', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('159055dc-27b9-46a2-b1fa-bbbb1143d8fc', '583c41f1-27df-453b-933b-f6a900f5d5ae', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'cancelled', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('664c662b-9d0b-4866-9fbb-3c75b07ef126', '583c41f1-27df-453b-933b-f6a900f5d5ae', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'cancelled', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('01c890dd-15af-4b51-8fb0-cc185b513306', '36117eb1-573a-4498-8422-252a74e50a1b', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'accepted', 'delivery', NULL, 10033, 0, '[{"vatRate": 2000, "netMinor": 10033, "vatMinor": 2007}]', 2007, 12040);
INSERT INTO public.order_consignments VALUES ('dbd25cc2-fcd1-4a06-82c0-025ee9ee01fa', '36117eb1-573a-4498-8422-252a74e50a1b', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'accepted', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('687ec3f9-1bbd-4f5a-a1b1-94c659759360', '64816dca-c16b-4a0c-9883-6941456574bc', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'dispatched', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('95731e5f-8ae1-471c-879f-e76a7a6ece85', '5c38fe3a-ba37-41ed-ad47-77c5543f99ac', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'accepted', 'delivery', NULL, 10033, 0, '[{"vatRate": 2000, "netMinor": 10033, "vatMinor": 2006}]', 2006, 12039);
INSERT INTO public.order_consignments VALUES ('9e0e41b9-6017-4967-b60e-0e164021dd53', '3656ec97-0794-48fc-bcd3-8e827c781b0d', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'delivered', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('e53c295b-8b35-4691-9cc0-6f94c40809fd', '77c58a88-e10e-494c-a198-d21d6d44022b', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'delivered', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('2690884e-383a-43e5-a92a-77ee4ffbf967', '77c58a88-e10e-494c-a198-d21d6d44022b', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'delivered', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('b75e3ed1-588f-4b50-931f-7e2a1e585be0', '3656ec97-0794-48fc-bcd3-8e827c781b0d', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'refunded', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('2a5ed467-cc1a-4efb-8f56-dc9bb18f9b72', '47d954ad-bbfe-48e5-a839-db84bcd489dc', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'cancelled', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('a4fb1795-7a38-4587-8913-9c59fed32ac9', '47d954ad-bbfe-48e5-a839-db84bcd489dc', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'cancelled', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('0974947d-cadc-4537-a1f5-472e03227790', '5cd04ee0-2be8-4f24-b3c2-b2129fe38cd8', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'placed', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('10da4daf-773e-434a-8fc4-7729636528c2', '5cd04ee0-2be8-4f24-b3c2-b2129fe38cd8', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'cancelled', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('d913dd74-4c83-4509-a64d-727459c0c307', 'd9f8722a-9149-4664-9010-1cf742d9e87e', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'refunded', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('40f32dd2-ad19-45d2-93fe-241a725997d3', 'd9f8722a-9149-4664-9010-1cf742d9e87e', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'refunded', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('7aec6293-a3be-4e05-8f75-fd39a631dfe9', '90e5fd8d-b066-43ee-a424-d271624a3a0b', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'delivered', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('a78084c0-188d-4c2d-b59c-b7a6f808a245', '90e5fd8d-b066-43ee-a424-d271624a3a0b', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'delivered', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('60771420-545e-4fb6-849a-84446740f355', '34533013-4029-461a-89b6-75a154edb52f', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'placed', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('1f53b9ba-10e8-4fd3-bcbd-f6f9706bbe9a', '34533013-4029-461a-89b6-75a154edb52f', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'placed', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('d4389b0b-4de9-4a2d-a112-e65367eeb4e0', '64816dca-c16b-4a0c-9883-6941456574bc', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'dispatched', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('4b08542b-e836-4bc8-b3b6-cf9a8545d90a', 'f47a9124-7075-48b9-98e9-04eedf8b8c82', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'placed', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('2b2c1e00-3d3a-4b18-94d7-37815f84800d', 'f47a9124-7075-48b9-98e9-04eedf8b8c82', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'placed', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_consignments VALUES ('1183075f-15eb-4a59-b4d3-e7f1c5c1f668', '075f70fd-be1b-46ba-a03f-ae3941975342', 0, '78c6abe9-12c9-41bd-a486-11fe0535743c', 'damask', 'Damask', 'placed', 'delivery', NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079);
INSERT INTO public.order_consignments VALUES ('1eb8676c-5ead-4e4e-b342-20458b59b28d', '075f70fd-be1b-46ba-a03f-ae3941975342', 1, 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 'towpath', 'Towpath', 'placed', 'delivery', NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119);
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (1, '0e6a1f0d-4c52-4257-b880-edbb6606b5ae', 'place', NULL, NULL, '2026-11-23 10:28:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (2, '0e6a1f0d-4c52-4257-b880-edbb6606b5ae', 'lapse', NULL, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (3, 'ad7422ca-d754-4e95-891b-9cc086bafc3f', 'place', NULL, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (4, 'ad7422ca-d754-4e95-891b-9cc086bafc3f', 'pay', NULL, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (5, '9d8983dc-e97e-470e-964f-f596233ce08a', 'place', NULL, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (6, '9d8983dc-e97e-470e-964f-f596233ce08a', 'pay', NULL, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (7, '9d8983dc-e97e-470e-964f-f596233ce08a', 'accept', 'Damask', NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (8, '9d8983dc-e97e-470e-964f-f596233ce08a', 'accept', 'Towpath', NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (9, 'ee4a9c3c-c522-4fa7-84bc-43fb797b895f', 'place', NULL, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (10, 'ee4a9c3c-c522-4fa7-84bc-43fb797b895f', 'pay', NULL, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (11, 'ee4a9c3c-c522-4fa7-84bc-43fb797b895f', 'accept', 'Damask', NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (12, 'c3da4dab-1c56-4188-aaac-2c22d5121826', 'place', NULL, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (13, 'c3da4dab-1c56-4188-aaac-2c22d5121826', 'pay', NULL, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (14, 'c3da4dab-1c56-4188-aaac-2c22d5121826', 'adjust', 'Towpath', NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (15, 'da7d5d6d-2751-4825-9419-e10adff7f474', 'place', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (16, 'da7d5d6d-2751-4825-9419-e10adff7f474', 'pay', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (17, 'da7d5d6d-2751-4825-9419-e10adff7f474', 'adjust', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (18, 'da7d5d6d-2751-4825-9419-e10adff7f474', 'accept', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (19, 'da7d5d6d-2751-4825-9419-e10adff7f474', 'accept', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (20, '3690796a-a52e-4d39-87e3-0a4bca4166c0', 'place', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (21, '3690796a-a52e-4d39-87e3-0a4bca4166c0', 'pay', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (22, '3690796a-a52e-4d39-87e3-0a4bca4166c0', 'accept', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (23, '3690796a-a52e-4d39-87e3-0a4bca4166c0', 'accept', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (24, '3690796a-a52e-4d39-87e3-0a4bca4166c0', 'dispatch', 'Damask', 'Tracking: PX12', '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (25, '3690796a-a52e-4d39-87e3-0a4bca4166c0', 'dispatch', 'Towpath', 'Tracking: PX12', '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (26, 'b0d46faf-8e2c-4f30-91cb-8442ed918e8e', 'place', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (27, 'b0d46faf-8e2c-4f30-91cb-8442ed918e8e', 'pay', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (28, 'b0d46faf-8e2c-4f30-91cb-8442ed918e8e', 'accept', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (29, 'b0d46faf-8e2c-4f30-91cb-8442ed918e8e', 'accept', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (30, 'b0d46faf-8e2c-4f30-91cb-8442ed918e8e', 'dispatch', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (31, '749672ee-1fca-425d-b64e-bcdd81912a04', 'place', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (32, '749672ee-1fca-425d-b64e-bcdd81912a04', 'pay', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (33, '749672ee-1fca-425d-b64e-bcdd81912a04', 'accept', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (34, '749672ee-1fca-425d-b64e-bcdd81912a04', 'accept', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (35, '749672ee-1fca-425d-b64e-bcdd81912a04', 'dispatch', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (36, '749672ee-1fca-425d-b64e-bcdd81912a04', 'dispatch', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (37, '749672ee-1fca-425d-b64e-bcdd81912a04', 'deliver', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (38, '749672ee-1fca-425d-b64e-bcdd81912a04', 'deliver', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (39, 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'place', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (40, 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'pay', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (41, 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'accept', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (42, 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'accept', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (43, 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'adjust', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (44, 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'dispatch', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (45, 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'dispatch', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (46, 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'deliver', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (47, 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'deliver', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (48, 'a2d6a321-4cda-442c-83f5-be538dbfae00', 'place', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (49, 'a2d6a321-4cda-442c-83f5-be538dbfae00', 'pay', NULL, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (50, 'a2d6a321-4cda-442c-83f5-be538dbfae00', 'cancel', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (51, 'a2d6a321-4cda-442c-83f5-be538dbfae00', 'cancel', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (52, 'a2d6a321-4cda-442c-83f5-be538dbfae00', 'refund', 'Damask', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (53, 'a2d6a321-4cda-442c-83f5-be538dbfae00', 'refund', 'Towpath', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (54, '9d118ba2-3a9c-4a3f-8486-fb69a93b2ee9', 'place', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (55, '9d118ba2-3a9c-4a3f-8486-fb69a93b2ee9', 'pay', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (56, '9d118ba2-3a9c-4a3f-8486-fb69a93b2ee9', 'cancel', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (57, '9d118ba2-3a9c-4a3f-8486-fb69a93b2ee9', 'refund', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (58, '70ab0b34-4634-414a-84a4-dfb361c9f912', 'place', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (59, '70ab0b34-4634-414a-84a4-dfb361c9f912', 'pay', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (60, '70ab0b34-4634-414a-84a4-dfb361c9f912', 'cancel', 'Damask', 'At the buyer’s wish.', '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (61, '70ab0b34-4634-414a-84a4-dfb361c9f912', 'cancel', 'Towpath', 'At the buyer’s wish.', '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (62, '70ab0b34-4634-414a-84a4-dfb361c9f912', 'refund', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (63, '70ab0b34-4634-414a-84a4-dfb361c9f912', 'refund', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (64, 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 'place', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (65, 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 'pay', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (66, 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 'accept', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (67, 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 'accept', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (68, 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 'dispatch', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (69, 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 'dispatch', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (70, 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 'refund', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (71, 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 'refund', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (72, 'aaef86bc-92e0-4341-988b-0d0098ea0123', 'place', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (73, 'aaef86bc-92e0-4341-988b-0d0098ea0123', 'pay', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (74, 'aaef86bc-92e0-4341-988b-0d0098ea0123', 'accept', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (75, 'aaef86bc-92e0-4341-988b-0d0098ea0123', 'accept', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (76, 'aaef86bc-92e0-4341-988b-0d0098ea0123', 'dispatch', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (77, 'aaef86bc-92e0-4341-988b-0d0098ea0123', 'dispatch', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (78, 'aaef86bc-92e0-4341-988b-0d0098ea0123', 'deliver', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (79, 'aaef86bc-92e0-4341-988b-0d0098ea0123', 'deliver', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (80, 'aaef86bc-92e0-4341-988b-0d0098ea0123', 'refund', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (81, 'e88df5dc-bfc7-44bb-aae8-d72f490fc679', 'place', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (82, 'e88df5dc-bfc7-44bb-aae8-d72f490fc679', 'pay', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (83, 'e88df5dc-bfc7-44bb-aae8-d72f490fc679', 'accept', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (84, 'e88df5dc-bfc7-44bb-aae8-d72f490fc679', 'accept', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (85, 'e88df5dc-bfc7-44bb-aae8-d72f490fc679', 'dispatch', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (86, 'e88df5dc-bfc7-44bb-aae8-d72f490fc679', 'dispatch', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (87, 'e88df5dc-bfc7-44bb-aae8-d72f490fc679', 'refund', 'Towpath', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (88, 'b841a899-8ae6-46b6-9b7f-ccbe92bff5f6', 'place', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (89, 'b841a899-8ae6-46b6-9b7f-ccbe92bff5f6', 'pay', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (90, 'b841a899-8ae6-46b6-9b7f-ccbe92bff5f6', 'accept', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (91, 'b841a899-8ae6-46b6-9b7f-ccbe92bff5f6', 'accept', NULL, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (92, 'b841a899-8ae6-46b6-9b7f-ccbe92bff5f6', 'dispatch', 'Damask', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (93, '5c38fe3a-ba37-41ed-ad47-77c5543f99ac', 'place', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (94, '5c38fe3a-ba37-41ed-ad47-77c5543f99ac', 'pay', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (95, '5c38fe3a-ba37-41ed-ad47-77c5543f99ac', 'accept', 'Damask', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (96, '5c38fe3a-ba37-41ed-ad47-77c5543f99ac', 'accept', 'Towpath', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (97, 'a37a36e9-6266-4809-ae79-fae3a3697601', 'place', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (98, 'a37a36e9-6266-4809-ae79-fae3a3697601', 'pay', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (99, '7c8c10dd-8df6-42b8-bfc7-03f50de48e7a', 'place', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (100, '7c8c10dd-8df6-42b8-bfc7-03f50de48e7a', 'pay', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (101, '7c8c10dd-8df6-42b8-bfc7-03f50de48e7a', 'accept', 'Damask', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (102, '7c8c10dd-8df6-42b8-bfc7-03f50de48e7a', 'accept', 'Towpath', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (103, 'a461d250-e5e5-4947-a2e3-77d813cbbae5', 'place', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (104, 'a461d250-e5e5-4947-a2e3-77d813cbbae5', 'pay', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (105, 'a461d250-e5e5-4947-a2e3-77d813cbbae5', 'accept', 'Damask', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (106, 'a461d250-e5e5-4947-a2e3-77d813cbbae5', 'cancel', 'Towpath', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (107, 'a461d250-e5e5-4947-a2e3-77d813cbbae5', 'refund', 'Towpath', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (108, 'dc1955cd-b693-4753-a91c-a09a497107fd', 'place', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (109, 'dc1955cd-b693-4753-a91c-a09a497107fd', 'pay', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (110, 'dc1955cd-b693-4753-a91c-a09a497107fd', 'accept', 'Damask', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (111, 'dc1955cd-b693-4753-a91c-a09a497107fd', 'accept', 'Towpath', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (112, 'dc1955cd-b693-4753-a91c-a09a497107fd', 'accept', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (113, 'dc1955cd-b693-4753-a91c-a09a497107fd', 'dispatch', 'Damask', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (114, 'dc1955cd-b693-4753-a91c-a09a497107fd', 'dispatch', 'Towpath', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (115, 'dc1955cd-b693-4753-a91c-a09a497107fd', 'dispatch', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (116, '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 'place', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (117, '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 'pay', NULL, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (118, '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 'accept', 'Damask', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (119, '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 'accept', 'Towpath', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (120, '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 'dispatch', 'Damask', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (121, '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 'dispatch', 'Towpath', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (122, '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 'deliver', 'Damask', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (123, '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 'deliver', 'Towpath', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (124, '7edffb56-0a32-45f9-b4d3-1a57167acec2', 'place', NULL, NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (125, '7edffb56-0a32-45f9-b4d3-1a57167acec2', 'accept', 'Damask', NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (126, '7edffb56-0a32-45f9-b4d3-1a57167acec2', 'accept', 'Towpath', NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (127, 'bbc026e7-dc62-40a8-aa65-e7a5e9c61883', 'place', NULL, NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (128, 'ba4dbb07-bce2-4106-8277-dce603ad505b', 'place', NULL, NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (129, 'ba4dbb07-bce2-4106-8277-dce603ad505b', 'accept', 'Damask', NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (130, 'ba4dbb07-bce2-4106-8277-dce603ad505b', 'accept', 'Towpath', NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (131, 'b52ac487-dd8f-4f0e-a3e3-5a8b9afde966', 'place', NULL, NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (132, 'b52ac487-dd8f-4f0e-a3e3-5a8b9afde966', 'accept', 'Damask', NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (133, '8bb35287-5d20-4969-9943-85a962743bac', 'place', NULL, NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (134, '8bb35287-5d20-4969-9943-85a962743bac', 'adjust', 'Towpath', NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (135, '87809a7f-91c2-4c83-b357-7e37baba0ecd', 'place', NULL, NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (136, '87809a7f-91c2-4c83-b357-7e37baba0ecd', 'accept', 'Damask', NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (137, '87809a7f-91c2-4c83-b357-7e37baba0ecd', 'accept', 'Towpath', NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (138, '87809a7f-91c2-4c83-b357-7e37baba0ecd', 'dispatch', 'Damask', NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (139, '87809a7f-91c2-4c83-b357-7e37baba0ecd', 'dispatch', 'Towpath', NULL, '2026-11-23 14:51:46+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (174, '91e57ab9-399c-41c1-b889-4e99b435bd72', 'place', NULL, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (175, '91e57ab9-399c-41c1-b889-4e99b435bd72', 'pay', NULL, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (176, '91e57ab9-399c-41c1-b889-4e99b435bd72', 'accept', 'Damask', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (177, '91e57ab9-399c-41c1-b889-4e99b435bd72', 'accept', 'Towpath', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (178, '583c41f1-27df-453b-933b-f6a900f5d5ae', 'place', NULL, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (179, '583c41f1-27df-453b-933b-f6a900f5d5ae', 'pay', NULL, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (180, '583c41f1-27df-453b-933b-f6a900f5d5ae', 'cancel', 'Damask', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (181, '583c41f1-27df-453b-933b-f6a900f5d5ae', 'cancel', 'Towpath', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (182, '36117eb1-573a-4498-8422-252a74e50a1b', 'place', NULL, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (183, '36117eb1-573a-4498-8422-252a74e50a1b', 'pay', NULL, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (184, '36117eb1-573a-4498-8422-252a74e50a1b', 'adjust', 'Damask', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (185, '36117eb1-573a-4498-8422-252a74e50a1b', 'accept', 'Damask', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (186, '36117eb1-573a-4498-8422-252a74e50a1b', 'accept', 'Towpath', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (187, '64816dca-c16b-4a0c-9883-6941456574bc', 'place', NULL, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (188, '64816dca-c16b-4a0c-9883-6941456574bc', 'pay', NULL, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (189, '64816dca-c16b-4a0c-9883-6941456574bc', 'accept', 'Damask', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (190, '64816dca-c16b-4a0c-9883-6941456574bc', 'accept', 'Towpath', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (191, '64816dca-c16b-4a0c-9883-6941456574bc', 'dispatch', 'Damask', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (192, '64816dca-c16b-4a0c-9883-6941456574bc', 'dispatch', 'Towpath', NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (193, 'f47a9124-7075-48b9-98e9-04eedf8b8c82', 'place', NULL, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (194, '075f70fd-be1b-46ba-a03f-ae3941975342', 'place', NULL, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (140, '77c58a88-e10e-494c-a198-d21d6d44022b', 'place', NULL, NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (141, '77c58a88-e10e-494c-a198-d21d6d44022b', 'accept', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (142, '77c58a88-e10e-494c-a198-d21d6d44022b', 'accept', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (143, '77c58a88-e10e-494c-a198-d21d6d44022b', 'dispatch', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (144, '77c58a88-e10e-494c-a198-d21d6d44022b', 'dispatch', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (145, '77c58a88-e10e-494c-a198-d21d6d44022b', 'deliver', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (146, '77c58a88-e10e-494c-a198-d21d6d44022b', 'deliver', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (147, '47d954ad-bbfe-48e5-a839-db84bcd489dc', 'place', NULL, NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (148, '47d954ad-bbfe-48e5-a839-db84bcd489dc', 'cancel', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (149, '47d954ad-bbfe-48e5-a839-db84bcd489dc', 'cancel', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (150, '5cd04ee0-2be8-4f24-b3c2-b2129fe38cd8', 'place', NULL, NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (151, '5cd04ee0-2be8-4f24-b3c2-b2129fe38cd8', 'cancel', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (152, 'd9f8722a-9149-4664-9010-1cf742d9e87e', 'place', NULL, NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (153, 'd9f8722a-9149-4664-9010-1cf742d9e87e', 'accept', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (154, 'd9f8722a-9149-4664-9010-1cf742d9e87e', 'accept', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (155, 'd9f8722a-9149-4664-9010-1cf742d9e87e', 'dispatch', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (156, 'd9f8722a-9149-4664-9010-1cf742d9e87e', 'dispatch', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (157, 'd9f8722a-9149-4664-9010-1cf742d9e87e', 'refund', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (158, 'd9f8722a-9149-4664-9010-1cf742d9e87e', 'refund', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (159, '3656ec97-0794-48fc-bcd3-8e827c781b0d', 'place', NULL, NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (160, '3656ec97-0794-48fc-bcd3-8e827c781b0d', 'accept', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (161, '3656ec97-0794-48fc-bcd3-8e827c781b0d', 'accept', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (162, '3656ec97-0794-48fc-bcd3-8e827c781b0d', 'dispatch', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (163, '3656ec97-0794-48fc-bcd3-8e827c781b0d', 'dispatch', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (164, '3656ec97-0794-48fc-bcd3-8e827c781b0d', 'deliver', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (165, '3656ec97-0794-48fc-bcd3-8e827c781b0d', 'deliver', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (166, '3656ec97-0794-48fc-bcd3-8e827c781b0d', 'refund', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (167, '90e5fd8d-b066-43ee-a424-d271624a3a0b', 'place', NULL, NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (168, '90e5fd8d-b066-43ee-a424-d271624a3a0b', 'accept', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (169, '90e5fd8d-b066-43ee-a424-d271624a3a0b', 'accept', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (170, '90e5fd8d-b066-43ee-a424-d271624a3a0b', 'dispatch', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (171, '90e5fd8d-b066-43ee-a424-d271624a3a0b', 'dispatch', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (172, '90e5fd8d-b066-43ee-a424-d271624a3a0b', 'deliver', 'Damask', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (173, '90e5fd8d-b066-43ee-a424-d271624a3a0b', 'deliver', 'Towpath', NULL, '2026-11-23 15:53:26+00');
INSERT INTO public.order_history OVERRIDING SYSTEM VALUE VALUES (195, '34533013-4029-461a-89b6-75a154edb52f', 'place', NULL, NULL, '2026-11-23 17:56:46+00');
INSERT INTO public.order_lines VALUES ('fa4d5772-693b-42bd-af93-da6a42b59875', 'd3a85f5e-af7f-40b7-beab-57fbf27a2646', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('e972d13e-c643-4a54-aa97-db9c883b1ecc', '6c2caf9a-1951-43e3-a722-60a197c79623', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('5a9f81ee-6520-489f-98b0-3cf197abc222', '686e1bf5-e8ac-41b0-a87d-7f68a1034461', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('908b1c7f-955f-4dd7-bc14-9352e2ba7cde', '1caf49ed-e481-40ab-8057-76cb0aec5037', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('7841b048-6bc8-4132-8633-1a49d1eaf129', '2d30aa96-673e-433f-bc9e-da44cf719137', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('4a260351-824f-4c0d-823a-ff96b69490b7', '5621b815-5b2c-48c5-825b-f8d3b9617735', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('8a649146-72bc-4d5c-ae3d-9800a8db29d3', 'b00a1429-7e78-49bf-8c0f-ffc87a7d80ee', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('7ac56f82-f706-4e58-a8f1-7c26c26c74a2', 'ca885cc9-a86c-4c73-9420-652938828eac', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('0d6e2d4b-6bba-4bb9-84e6-c8bf6933f069', '90a943d7-9858-4095-8e19-2e74a13bd044', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('e053d053-6fb4-4eb8-bd2f-1dc3094910f0', '397e24b1-e490-43d6-aecb-51449f040156', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 1, NULL);
INSERT INTO public.order_lines VALUES ('bf943671-f6e3-46df-a476-3196c04bd420', 'c704af15-ff1f-46bd-8739-569857638f75', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('c89fe9c1-9bd8-41c1-8bb9-9871c879a1ec', '213734e9-dcbe-4120-92e9-5606212a5cfb', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 2, NULL);
INSERT INTO public.order_lines VALUES ('7d5d5829-0de7-46a2-9cfc-45e1244acfee', '935b1552-25ce-441c-93ab-2a30c225f15f', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('80bd37b7-18a9-4cb1-b237-5b9f295cc5a6', '3c69a63d-6ebb-405c-b744-fcdd1c7fc374', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('18bf64dd-5a3b-4b23-aec2-449635b79d27', 'b6234a2d-53a9-42cd-96bd-91fa4681a53a', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('3dcbff6c-5c21-4e84-bde7-5485c6c505c1', 'd3cf8d45-1d3a-4be7-b408-db668401df40', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('f206f6cd-302a-4d91-ac71-48aabd0547af', 'e5d5f87c-5609-4d3f-a0c7-ca43d3eb8cb7', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('fec2ed32-9519-402e-9dcb-b225f8addd0b', 'e43bbc15-05cb-4e4d-b4dd-6e4eede57503', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('70f4b220-074e-468d-b9bc-df436ea1f8cb', '77fc92ab-791a-4286-9155-30ecba6c2642', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('b4d5f847-7ebc-4bf2-8858-64fabb1c4577', 'ed864036-5f76-4283-a5f3-2675d2ede913', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 1, NULL);
INSERT INTO public.order_lines VALUES ('8ab7ac62-1b94-46b1-b636-5a7214ee2016', 'dfad19de-977d-43a6-af85-ead43430f84b', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('5e546d99-9c7d-4bd8-9b26-78251c8ea17d', '942e78ad-de30-4c93-a31f-839712bdc337', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('cd7b0142-109a-4127-bd7b-a52f490ee2fe', '44b36e68-371e-4377-a992-398c217b7fb2', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('009774d3-7990-4c36-9981-f480a976eb37', 'b28d97ae-4782-4041-8eea-2b953c30f5d5', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('2fa892df-703a-4974-b1b2-30a57e11de7f', 'e15234f6-4356-4cfd-ba9a-33794e6453b7', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('9ddd1d9f-10cb-414d-a075-7be671b2999f', 'e900b9f9-4c39-461c-a631-691a34c4f481', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('d2e53ef4-4529-4aea-93ad-261caad5c8e5', 'e7676bbe-c0c8-4edb-8de7-da7a6132ac3d', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('9c726570-7999-41db-ba65-8b5babff0b6f', '12083817-f1f8-41d6-bca9-7492665f2259', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('2e0013db-6157-4b44-81b1-f68b84e0a130', 'a0954bc6-20a7-45f0-8856-95ac04e8760c', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('b337a83e-a231-4f73-8f42-7a8304d65833', '13cd4b6c-20ad-4144-b4ba-2f64c79ff572', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('d21c8468-e514-47b4-b3a4-5559ecd7093f', '693fc3f9-7431-479c-9d11-9d43898de149', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('930573e2-82d3-4f56-9a9d-3e3f51ce62c4', '12a6d7dc-4f75-4e3b-93c6-1b8f3f658fd2', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('b460ad94-ca19-4fac-9f21-79bb59debc2b', 'e59b4a80-b9df-4867-8a62-70dffa97ec4a', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 1, 1, NULL);
INSERT INTO public.order_lines VALUES ('3c14f560-cd48-4821-87c5-af4bcedef026', '6c7bee66-6411-4304-acf1-38d9c0d2b914', 0, 'upsell', '971fb2b5-6a70-4407-b000-89ade18e50df', 'Accessory 8', NULL, NULL, '/pictures/accessory/coupler.svg', '/accessories', 2500, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('73ff75f5-6220-4fc3-a0ff-f50aa5113a97', '7d3025ae-fd27-47ff-949c-a94c6b8821d8', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/groups/group-9/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('d09a7103-3ec7-43ca-847d-7e7cc6a4df62', 'bf5ec40b-38f8-4165-beb1-1ad73da07deb', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/groups/group-9/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('e345968c-1d98-444d-92d0-07145072daf6', '5e860376-6528-4c75-9b03-5531bb4895e1', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/groups/group-9/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('c7225bf9-63e5-46e0-96d4-f6c206c56f3f', 'd5ddaa23-4e32-4930-9ef1-cecc374f7551', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/groups/group-9/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('d9ec73af-2d8b-4287-b4b4-f8fc8ea5a222', '2a2185da-4835-4265-9099-247d2cf9c908', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/groups/group-9/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('9bd23004-eef0-42d5-847c-9f54391354f0', '47f8b8ac-cf9e-4510-a90a-c648ec8da4a3', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/groups/group-9/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('b7d27c9a-e84e-41b9-ad26-1f69b9d0c6de', '3f82df83-1c63-43c0-8c92-a103c98ae6cf', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/groups/group-9/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('cfe96710-04ad-4848-b699-5017c79ddd27', 'f88ad6e2-40e6-45a2-846f-7a48f2759254', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/groups/group-9/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('e650a3aa-d6ee-483f-8ad6-ab6dabf45d47', '07d05838-a370-4a4a-a8b2-ea1d60f6c5cc', 0, 'upsell', '971fb2b5-6a70-4407-b000-89ade18e50df', 'Accessory 8', NULL, NULL, '/pictures/accessory/coupler.svg', '/accessories', 2500, 2000, 1, 1, NULL);
INSERT INTO public.order_lines VALUES ('ee9655fa-0614-4e48-84cf-06a87862af68', 'e5e8e651-b925-4cb3-91b1-dc393d1dfbb8', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/groups/group-9/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('98feffde-07b8-42b3-aca9-f82f287ff336', 'adacd1f7-6a50-43d7-a11a-7da7fd945ebf', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/groups/group-9/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('ebebd26e-1ef6-4566-ad62-23435ab81ec6', 'ab7df716-68a3-4d34-96a9-d8e59d8fe536', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/groups/group-9/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('d415ea09-a635-4899-bb3a-e11176a8b709', '2d3980b6-1bdb-437c-8908-54953beb798e', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/groups/group-9/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('feba6a38-aa14-4e0d-8cfa-f19707a8ccef', '9c1a87f9-866a-4ae7-9ede-4cd0bb63dab8', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('09f5d654-ff47-42b8-89e8-f1b056537b79', '3c5e44a7-dc48-466c-bc31-388d26f546ad', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('57850dbd-22bc-4bd8-b4fd-2ecda5bd1fde', 'c30ab36f-1a59-49f5-bc0a-8ca6a4fc14a3', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('db93de67-4531-4a00-aeab-8a328855c976', '303747d1-3e8a-4c03-8447-a9301ac9a9fe', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('639113ff-82ae-4af6-ab6b-032bf48e9b0f', 'fa2a7a47-f9a7-41cd-8863-bef184407adf', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('bffad56f-e284-4b40-937e-8f4712b86a2f', 'cd197094-502d-4fca-a104-349c8cd95817', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('67bbbd83-d9d8-4ca6-b3b8-5e11b7bf3566', '460d88b3-ade8-4797-a55b-53b196568586', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('ddfde7a0-68ac-4601-bb39-82e9efdbb712', '9613d1f0-f5da-408a-a378-de7cf77af407', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 1, NULL);
INSERT INTO public.order_lines VALUES ('b9eef9e3-3830-4b31-9fd3-fff2da4c511c', 'c3a3aae5-ad4b-41bb-b619-258f724e2b86', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('0c623153-9e22-491e-a3f2-72a4dd985e02', '07536cb0-8d00-4d24-9526-fd006cfeb620', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('5742564f-381e-4d60-a4be-560f7a70ee1a', '45778392-8dd8-4eae-a3a6-2a38f44750d6', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('9241eafc-5a38-4c55-968c-243d234f5088', '06082551-71aa-4dd4-9b51-31ee276228b6', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('98d69cc0-e621-443b-9bb1-142e3224319d', '159055dc-27b9-46a2-b1fa-bbbb1143d8fc', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('8b922050-a5fc-4326-be09-9d06796e41de', 'c3e1f55c-dd16-4ecf-b55a-31d09472bc75', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 1, 1, NULL);
INSERT INTO public.order_lines VALUES ('89e80555-5459-4354-a4bc-1e4375410559', '95731e5f-8ae1-471c-879f-e76a7a6ece85', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 1, 1, NULL);
INSERT INTO public.order_lines VALUES ('fa604796-709a-4ae2-9d65-13d3dc745d4e', 'e53c295b-8b35-4691-9cc0-6f94c40809fd', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('3f90b5d1-b0bd-4141-ab8d-86c09ade72bb', '2690884e-383a-43e5-a92a-77ee4ffbf967', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('d8eacfae-3666-4288-b81a-145c5f03a0bd', '2a5ed467-cc1a-4efb-8f56-dc9bb18f9b72', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('2ceeecf0-9fe3-421c-9273-702bd562bed6', 'a4fb1795-7a38-4587-8913-9c59fed32ac9', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('f1e177c4-e7a9-48ed-a16b-cf5ad3fa30f9', '0974947d-cadc-4537-a1f5-472e03227790', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('dc01ee81-4b0b-4232-9940-78835708e19b', '10da4daf-773e-434a-8fc4-7729636528c2', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('158935d4-6be7-4ddb-a696-791bd7ef584f', 'd913dd74-4c83-4509-a64d-727459c0c307', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('7964ec8d-2306-4b7b-a0af-9ca82ec231e4', '40f32dd2-ad19-45d2-93fe-241a725997d3', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('3faa370f-f1d3-4817-af59-25c669b06ddb', 'b75e3ed1-588f-4b50-931f-7e2a1e585be0', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('c9cc7212-8ab0-4a15-adfe-8733463513b7', '9e0e41b9-6017-4967-b60e-0e164021dd53', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('7e65e876-1200-472e-a91a-a12be4159d11', '7aec6293-a3be-4e05-8f75-fd39a631dfe9', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('ecab5a17-af7f-4c28-8497-286259b3cfc9', 'a78084c0-188d-4c2d-b59c-b7a6f808a245', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('95a47737-64d9-4bb7-9c21-c34254d14b4f', '60771420-545e-4fb6-849a-84446740f355', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('d52730f0-1047-49f3-980d-7f1dd3718732', '1f53b9ba-10e8-4fd3-bcbd-f6f9706bbe9a', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('383f58dd-4636-437a-a7a3-43bc2b5b1e05', '664c662b-9d0b-4866-9fbb-3c75b07ef126', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('3579f36f-9602-49f9-8d8c-591eba345fc6', 'dbd25cc2-fcd1-4a06-82c0-025ee9ee01fa', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('3cc36e09-5b5f-4f2f-8509-f8ea23b68818', '01c890dd-15af-4b51-8fb0-cc185b513306', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 1, NULL);
INSERT INTO public.order_lines VALUES ('4920ce0c-a724-4484-a3ed-42aeafdcdc78', '687ec3f9-1bbd-4f5a-a1b1-94c659759360', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('0d2fb3fd-868b-4ef8-a50b-6d04c1cce450', 'd4389b0b-4de9-4a2d-a112-e65367eeb4e0', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('9ad229c5-5242-4e82-9c89-bab7f8fecb36', '4b08542b-e836-4bc8-b3b6-cf9a8545d90a', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('445cc19f-1101-46bb-a015-4c9ab86a0446', '2b2c1e00-3d3a-4b18-94d7-37815f84800d', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.order_lines VALUES ('291624d8-54f9-4764-ae2d-2de3d72ba821', '1183075f-15eb-4a59-b4d3-e7f1c5c1f668', 0, 'variant', 'c3b953da-a6ab-4ccf-bc80-6e264ca1326b', 'Beer 4', 'Keg 30 L', 30000, '/pictures/beer/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad/2Mh1hFGoLu.svg', '/beer/damask/porter/beer-4/5bb1b490-3e2c-4dbd-9cce-681ff206a9ad', 10033, 2000, 2, 2, NULL);
INSERT INTO public.order_lines VALUES ('1f98f983-571e-488e-b8cb-a973ae0a4354', '1eb8676c-5ead-4e4e-b342-20458b59b28d', 0, 'variant', 'b3ed0c65-c978-4a2e-be30-8ae05a3625c3', 'Beer 6', 'Keg 30 L', 30000, '/pictures/beer/19641ee2-699a-4848-a937-225c4f990461/68rBTPtzN1.svg', '/beer/towpath/porter/beer-6/19641ee2-699a-4848-a937-225c4f990461', 10033, 2000, 3, 3, NULL);
INSERT INTO public.orders VALUES ('0e6a1f0d-4c52-4257-b880-edbb6606b5ae', 'DRAY-QFTN-04', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'cancelled', 'card', 'cancelled', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 10:28:26+00', NULL, 'none');
INSERT INTO public.orders VALUES ('ad7422ca-d754-4e95-891b-9cc086bafc3f', 'DRAY-V6X7-84', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'placed', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 10:45:06+00', '2026-11-23 10:45:06+00', 'placing');
INSERT INTO public.orders VALUES ('9d8983dc-e97e-470e-964f-f596233ce08a', 'DRAY-NP78-38', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'accepted', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 10:45:06+00', '2026-11-23 10:45:06+00', 'placing');
INSERT INTO public.orders VALUES ('ee4a9c3c-c522-4fa7-84bc-43fb797b895f', 'DRAY-9Q86-60', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'placed', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 10:45:06+00', '2026-11-23 10:45:06+00', 'placing');
INSERT INTO public.orders VALUES ('c3da4dab-1c56-4188-aaac-2c22d5121826', 'DRAY-FQMY-95', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'placed', 'card', 'part_refunded', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119, 24079, '2026-11-23 10:45:06+00', '2026-11-23 10:45:06+00', 'placing');
INSERT INTO public.orders VALUES ('da7d5d6d-2751-4825-9419-e10adff7f474', 'DRAY-X6T6-70', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'accepted', 'card', 'part_refunded', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 40132, 0, '[{"vatRate": 2000, "netMinor": 40132, "vatMinor": 8026}]', 8026, 48158, 12040, '2026-11-23 11:46:46+00', '2026-11-23 11:46:46+00', 'placing');
INSERT INTO public.orders VALUES ('a2d6a321-4cda-442c-83f5-be538dbfae00', 'DRAY-67DM-96', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'refunded', 'card', 'refunded', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 60198, '2026-11-23 11:46:46+00', '2026-11-23 11:46:46+00', 'placing');
INSERT INTO public.orders VALUES ('3690796a-a52e-4d39-87e3-0a4bca4166c0', 'DRAY-H7P7-71', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'dispatched', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 11:46:46+00', '2026-11-23 11:46:46+00', 'placing');
INSERT INTO public.orders VALUES ('b0d46faf-8e2c-4f30-91cb-8442ed918e8e', 'DRAY-M48N-81', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'accepted', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 11:46:46+00', '2026-11-23 11:46:46+00', 'placing');
INSERT INTO public.orders VALUES ('749672ee-1fca-425d-b64e-bcdd81912a04', 'DRAY-VYQD-91', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'delivered', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 11:46:46+00', '2026-11-23 11:46:46+00', 'placing');
INSERT INTO public.orders VALUES ('9d118ba2-3a9c-4a3f-8486-fb69a93b2ee9', 'DRAY-89VK-37', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'placed', 'card', 'part_refunded', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 36119, '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00', 'placing');
INSERT INTO public.orders VALUES ('e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'DRAY-VWDM-89', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'delivered', 'card', 'part_refunded', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 40132, 0, '[{"vatRate": 2000, "netMinor": 40132, "vatMinor": 8027}]', 8027, 48159, 12039, '2026-11-23 11:46:46+00', '2026-11-23 11:46:46+00', 'placing');
INSERT INTO public.orders VALUES ('70ab0b34-4634-414a-84a4-dfb361c9f912', 'DRAY-7XDC-45', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'refunded', 'card', 'refunded', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 60198, '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00', 'placing');
INSERT INTO public.orders VALUES ('e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 'DRAY-N4X9-45', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'refunded', 'card', 'refunded', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 60198, '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00', 'placing');
INSERT INTO public.orders VALUES ('aaef86bc-92e0-4341-988b-0d0098ea0123', 'DRAY-9JNX-31', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'delivered', 'card', 'part_refunded', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 24079, '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00', 'placing');
INSERT INTO public.orders VALUES ('5c38fe3a-ba37-41ed-ad47-77c5543f99ac', 'DRAY-YQ67-70', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'accepted', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 20066, 0, '[{"vatRate": 2000, "netMinor": 20066, "vatMinor": 4013}]', 4013, 24079, 0, '2026-11-23 13:50:06+00', '2026-11-23 13:50:06+00', 'placing');
INSERT INTO public.orders VALUES ('e88df5dc-bfc7-44bb-aae8-d72f490fc679', 'DRAY-YJGC-29', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'dispatched', 'card', 'part_refunded', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 36119, '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00', 'placing');
INSERT INTO public.orders VALUES ('b841a899-8ae6-46b6-9b7f-ccbe92bff5f6', 'DRAY-C7H8-62', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'accepted', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 15033, 0, '[{"vatRate": 2000, "netMinor": 15033, "vatMinor": 3007}]', 3007, 18040, 0, '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00', 'placing');
INSERT INTO public.orders VALUES ('a37a36e9-6266-4809-ae79-fae3a3697601', 'DRAY-HMMJ-57', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', 'cbbf8174-93a3-4f75-94f9-b21f62d71fcf', 'group-9', 'Group 9', 'placed', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "EH1 1RE", "towncity": "Edinburgh", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, '{"zone": "mainland", "pallets": [{"step": "Quarter pallet", "weightG": 221800, "heightMm": 550, "chargeMinor": 5600}], "leavesOn": null, "tariffDate": "2026-11-01", "chargeMinor": 5600, "separateMinor": 9800}', 50165, 5600, '[{"vatRate": 2000, "netMinor": 55765, "vatMinor": 11153}]', 11153, 66918, 0, '2026-11-23 13:50:06+00', '2026-11-23 13:50:06+00', 'placing');
INSERT INTO public.orders VALUES ('7c8c10dd-8df6-42b8-bfc7-03f50de48e7a', 'DRAY-RJ67-15', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', 'cbbf8174-93a3-4f75-94f9-b21f62d71fcf', 'group-9', 'Group 9', 'accepted', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "EH1 1RE", "towncity": "Edinburgh", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, '{"zone": "mainland", "pallets": [{"step": "Quarter pallet", "weightG": 221800, "heightMm": 550, "chargeMinor": 5600}], "leavesOn": null, "tariffDate": "2026-11-01", "chargeMinor": 5600, "separateMinor": 9800}', 50165, 5600, '[{"vatRate": 2000, "netMinor": 55765, "vatMinor": 11153}]', 11153, 66918, 0, '2026-11-23 13:50:06+00', '2026-11-23 13:50:06+00', 'placing');
INSERT INTO public.orders VALUES ('dc1955cd-b693-4753-a91c-a09a497107fd', 'DRAY-TXFM-64', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', 'cbbf8174-93a3-4f75-94f9-b21f62d71fcf', 'group-9', 'Group 9', 'dispatched', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "EH1 1RE", "towncity": "Edinburgh", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, '{"zone": "mainland", "pallets": [{"step": "Quarter pallet", "weightG": 223800, "heightMm": 550, "chargeMinor": 5600}], "leavesOn": null, "tariffDate": "2026-11-01", "chargeMinor": 5600, "separateMinor": 14700}', 52665, 5600, '[{"vatRate": 2000, "netMinor": 58265, "vatMinor": 11653}]', 11653, 69918, 0, '2026-11-23 13:50:06+00', '2026-11-23 13:50:06+00', 'placing');
INSERT INTO public.orders VALUES ('a461d250-e5e5-4947-a2e3-77d813cbbae5', 'DRAY-49GW-94', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', 'cbbf8174-93a3-4f75-94f9-b21f62d71fcf', 'group-9', 'Group 9', 'accepted', 'card', 'part_refunded', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "EH1 1RE", "towncity": "Edinburgh", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, '{"zone": "mainland", "pallets": [{"step": "Quarter pallet", "weightG": 221800, "heightMm": 550, "chargeMinor": 5600}], "leavesOn": null, "tariffDate": "2026-11-01", "chargeMinor": 5600, "separateMinor": 9800}', 50165, 5600, '[{"vatRate": 2000, "netMinor": 55765, "vatMinor": 11153}]', 11153, 66918, 40151, '2026-11-23 13:50:06+00', '2026-11-23 13:50:06+00', 'placing');
INSERT INTO public.orders VALUES ('7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 'DRAY-96TV-46', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', 'cbbf8174-93a3-4f75-94f9-b21f62d71fcf', 'group-9', 'Group 9', 'delivered', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "EH1 1RE", "towncity": "Edinburgh", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, '{"zone": "mainland", "pallets": [{"step": "Quarter pallet", "weightG": 221800, "heightMm": 550, "chargeMinor": 5600}], "leavesOn": null, "tariffDate": "2026-11-01", "chargeMinor": 5600, "separateMinor": 9800}', 50165, 5600, '[{"vatRate": 2000, "netMinor": 55765, "vatMinor": 11153}]', 11153, 66918, 0, '2026-11-23 13:50:06+00', '2026-11-23 13:50:06+00', 'placing');
INSERT INTO public.orders VALUES ('7edffb56-0a32-45f9-b4d3-1a57167acec2', 'DRAY-36K8-21', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', 'cbbf8174-93a3-4f75-94f9-b21f62d71fcf', 'group-9', 'Group 9', 'accepted', 'invoice', 'invoiced', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "EH1 1RE", "towncity": "Edinburgh", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, '{"zone": "mainland", "pallets": [{"step": "Quarter pallet", "weightG": 221800, "heightMm": 550, "chargeMinor": 5600}], "leavesOn": null, "tariffDate": "2026-11-01", "chargeMinor": 5600, "separateMinor": 9800}', 50165, 5600, '[{"vatRate": 2000, "netMinor": 55765, "vatMinor": 11153}]', 11153, 66918, 0, '2026-11-23 14:51:46+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('bbc026e7-dc62-40a8-aa65-e7a5e9c61883', 'DRAY-Y96R-55', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', NULL, NULL, NULL, 'placed', 'invoice', 'invoiced', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 14:51:46+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('ba4dbb07-bce2-4106-8277-dce603ad505b', 'DRAY-KT7M-78', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', NULL, NULL, NULL, 'accepted', 'invoice', 'invoiced', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 14:51:46+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('b52ac487-dd8f-4f0e-a3e3-5a8b9afde966', 'DRAY-H946-15', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', NULL, NULL, NULL, 'placed', 'invoice', 'invoiced', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 14:51:46+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('8bb35287-5d20-4969-9943-85a962743bac', 'DRAY-TTMG-85', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', NULL, NULL, NULL, 'placed', 'invoice', 'invoiced', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 30099, 0, '[{"vatRate": 2000, "netMinor": 30099, "vatMinor": 6020}]', 6020, 36119, 0, '2026-11-23 14:51:46+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('87809a7f-91c2-4c83-b357-7e37baba0ecd', 'DRAY-M7PY-23', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', NULL, NULL, NULL, 'dispatched', 'invoice', 'invoiced', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 14:51:46+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('583c41f1-27df-453b-933b-f6a900f5d5ae', 'DRAY-3YK7-15', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'cancelled', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 16:55:06+00', '2026-11-23 16:55:06+00', 'placing');
INSERT INTO public.orders VALUES ('f47a9124-7075-48b9-98e9-04eedf8b8c82', 'DRAY-YHC9-46', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'placed', 'card', 'failed', 'Your bank declined the card. Please try another one.', '2026-11-23 17:10:06+00', '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 16:55:06+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('36117eb1-573a-4498-8422-252a74e50a1b', 'DRAY-ND89-75', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'accepted', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 40132, 0, '[{"vatRate": 2000, "netMinor": 40132, "vatMinor": 8027}]', 8027, 48159, 0, '2026-11-23 16:55:06+00', '2026-11-23 16:55:06+00', 'placing');
INSERT INTO public.orders VALUES ('64816dca-c16b-4a0c-9883-6941456574bc', 'DRAY-9CPF-47', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'dispatched', 'card', 'paid', NULL, NULL, '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 16:55:06+00', '2026-11-23 16:55:06+00', 'placing');
INSERT INTO public.orders VALUES ('075f70fd-be1b-46ba-a03f-ae3941975342', 'DRAY-GD4W-48', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'placed', 'card', 'action_required', NULL, '2026-11-23 17:10:06+00', '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 16:55:06+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('91e57ab9-399c-41c1-b889-4e99b435bd72', 'DRAY-P6GW-26', NULL, NULL, NULL, NULL, 'accepted', 'card', 'paid', NULL, NULL, '{"email": "maggie-3@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 16:55:06+00', '2026-11-23 16:55:06+00', 'placing');
INSERT INTO public.orders VALUES ('77c58a88-e10e-494c-a198-d21d6d44022b', 'DRAY-HNCH-78', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', NULL, NULL, NULL, 'delivered', 'invoice', 'invoiced', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 15:53:26+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('47d954ad-bbfe-48e5-a839-db84bcd489dc', 'DRAY-GD3T-73', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', NULL, NULL, NULL, 'cancelled', 'invoice', 'credited', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 15:53:26+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('5cd04ee0-2be8-4f24-b3c2-b2129fe38cd8', 'DRAY-FK3P-92', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', NULL, NULL, NULL, 'placed', 'invoice', 'invoiced', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 15:53:26+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('3656ec97-0794-48fc-bcd3-8e827c781b0d', 'DRAY-8MDQ-54', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', NULL, NULL, NULL, 'delivered', 'invoice', 'invoiced', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 15:53:26+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('d9f8722a-9149-4664-9010-1cf742d9e87e', 'DRAY-DX7P-57', 'b8d7104d-8497-4703-818a-dcdeb656a5d2', NULL, NULL, NULL, 'refunded', 'invoice', 'credited', NULL, NULL, '{"email": "maggie-2@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 15:53:26+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('34533013-4029-461a-89b6-75a154edb52f', 'DRAY-47HC-76', '6430a1c5-65bd-4cad-bc17-702c8d0ca3b5', NULL, NULL, NULL, 'placed', 'card', 'unpaid', NULL, '2026-11-23 18:11:46+00', '{"email": "maggie-1@thetap.example", "phone": "0113 496 0000", "lastname": "Tapster", "postcode": "LS1 4DY", "towncity": "Leeds", "apartment": null, "firstname": "Maggie", "streetaddress": "1 Swan Street"}', NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 17:56:46+00', NULL, 'placing');
INSERT INTO public.orders VALUES ('90e5fd8d-b066-43ee-a424-d271624a3a0b', 'DRAY-QWJF-31', NULL, NULL, NULL, NULL, 'delivered', 'invoice', 'invoiced', NULL, NULL, NULL, NULL, NULL, 50165, 0, '[{"vatRate": 2000, "netMinor": 50165, "vatMinor": 10033}]', 10033, 60198, 0, '2026-11-23 15:53:26+00', NULL, 'placing');
INSERT INTO public.payment_events VALUES ('11c3a5ba-0bab-4969-9398-7e2e6e00742b', 'pi_1:succeeded', 'succeeded', 3, 60198, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.payment_events VALUES ('9a07b236-3574-4496-89a5-b2316ced58a5', 'pi_6:succeeded', 'succeeded', 8, 60198, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.payment_events VALUES ('7a4834db-8941-4411-9726-d915f3d6e36c', 'pi_11:succeeded', 'succeeded', 13, 60198, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.payment_events VALUES ('87450413-0502-4cee-acf2-c70cb7677fe7', 'pi_16:succeeded', 'succeeded', 18, 60198, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.payment_events VALUES ('87450413-0502-4cee-acf2-c70cb7677fe7', 'pi_16:refund:d402a6bc-3579-45c8-b156-ed56b9f8b1ef', 'refunded', 0, 24079, NULL, '2026-11-23 10:45:06+00');
INSERT INTO public.payment_events VALUES ('11b622c3-6c20-4c25-b539-5dd86419484d', 'pi_23:succeeded', 'succeeded', 25, 60198, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.payment_events VALUES ('11b622c3-6c20-4c25-b539-5dd86419484d', 'pi_23:refund:5e672f81-5a96-4c3e-aad4-c1c3c37a3d77', 'refunded', 0, 12040, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.payment_events VALUES ('df74000f-2e7b-4dce-8979-606c0a97da34', 'pi_30:succeeded', 'succeeded', 32, 60198, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.payment_events VALUES ('783e2bb3-bdad-46b3-986d-6c8c9647a759', 'pi_36:succeeded', 'succeeded', 38, 60198, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.payment_events VALUES ('5b140769-b7f1-4a0f-b75f-fcd554390b9f', 'pi_42:succeeded', 'succeeded', 44, 60198, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.payment_events VALUES ('d0b8c304-296b-481d-be39-3eda7eebe0fd', 'pi_48:succeeded', 'succeeded', 50, 60198, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.payment_events VALUES ('d0b8c304-296b-481d-be39-3eda7eebe0fd', 'pi_48:refund:7d9607f6-3b1a-4174-be72-8696157e9f6a', 'refunded', 0, 12039, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.payment_events VALUES ('923943c8-ab2e-44a2-87ad-1bffca0f2165', 'pi_56:succeeded', 'succeeded', 58, 60198, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.payment_events VALUES ('923943c8-ab2e-44a2-87ad-1bffca0f2165', 'pi_56:refund:b9d59296-5056-4b44-bc45-1d4c137f1636', 'refunded', 0, 24079, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.payment_events VALUES ('923943c8-ab2e-44a2-87ad-1bffca0f2165', 'pi_56:refund:448afa09-3251-4be6-a783-0947ddd8b06c', 'refunded', 0, 36119, NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.payment_events VALUES ('2e783d57-0c0b-467d-b19c-c05dad32ae1a', 'pi_65:succeeded', 'succeeded', 67, 60198, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('2e783d57-0c0b-467d-b19c-c05dad32ae1a', 'pi_65:refund:55594283-6e93-4233-9314-dabee4ddafb8', 'refunded', 0, 36119, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('6dfa10ea-eff5-42e2-8bb5-73e1909aa3fb', 'pi_72:succeeded', 'succeeded', 74, 60198, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('6dfa10ea-eff5-42e2-8bb5-73e1909aa3fb', 'pi_72:refund:0d509acc-e016-4cef-bd93-8692c8fa64ec', 'refunded', 0, 24079, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('6dfa10ea-eff5-42e2-8bb5-73e1909aa3fb', 'pi_72:refund:09ea4fd9-e1b7-4a41-bd70-c8bd9f87f405', 'refunded', 0, 36119, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('e047a5a9-f816-42a0-8bc2-24c0f5ae8345', 'pi_81:succeeded', 'succeeded', 83, 60198, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('e047a5a9-f816-42a0-8bc2-24c0f5ae8345', 'pi_81:refund:ebdcf6d3-32c3-4b18-9f71-d44006b4c9fa', 'refunded', 0, 24079, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('e047a5a9-f816-42a0-8bc2-24c0f5ae8345', 'pi_81:refund:f2ec6f12-268b-4507-899d-c3f23ae56b6a', 'refunded', 0, 36119, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('c85c9f6b-2b52-44fb-a700-c1b7dccef314', 'pi_92:succeeded', 'succeeded', 94, 60198, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('c85c9f6b-2b52-44fb-a700-c1b7dccef314', 'pi_92:refund:923599d0-54a1-4e83-afaf-34ce5d30fcaa', 'refunded', 0, 24079, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('86a6a39b-5561-4dc1-9f8f-63da40e12ac4', 'pi_101:succeeded', 'succeeded', 103, 60198, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('86a6a39b-5561-4dc1-9f8f-63da40e12ac4', 'pi_101:refund:4b2bf8ee-5fdc-41bd-bd09-5e60650ec760', 'refunded', 0, 36119, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('639ac5e2-9917-4a99-a95d-e53289291b7e', 'pi_109:succeeded', 'succeeded', 111, 18040, NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.payment_events VALUES ('dd298088-12a7-4ca8-a9ff-d1c3ba6240f7', 'pi_115:succeeded', 'succeeded', 117, 24079, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.payment_events VALUES ('5d8e5f3c-4442-4278-b548-21390603baee', 'pi_120:succeeded', 'succeeded', 122, 66918, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.payment_events VALUES ('cd930efd-6e38-492c-8eb5-12ceb1112b03', 'pi_125:succeeded', 'succeeded', 127, 66918, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.payment_events VALUES ('4cb75835-7662-4b73-87d9-16076c4a0cde', 'pi_130:succeeded', 'succeeded', 132, 66918, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.payment_events VALUES ('4cb75835-7662-4b73-87d9-16076c4a0cde', 'pi_130:refund:468bf6fe-d142-4422-94ff-0f6a5d1b2d19', 'refunded', 0, 40151, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.payment_events VALUES ('ecdb28c2-7b76-4a24-baf5-8bd9ec0f1ea2', 'pi_137:succeeded', 'succeeded', 139, 69918, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.payment_events VALUES ('bb915d30-03f6-4706-8cb6-f25194f034d4', 'pi_143:succeeded', 'succeeded', 145, 66918, NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.payment_events VALUES ('0a6b0db8-6836-4f33-9ab3-04e20fc6bc4f', 'pi_149:succeeded', 'succeeded', 151, 60198, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.payment_events VALUES ('821917f7-41c8-4f20-b24f-c319093414c9', 'pi_154:succeeded', 'succeeded', 156, 60198, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.payment_events VALUES ('16f10593-69e3-44c9-8dc4-2f7d3f36cfe2', 'pi_159:succeeded', 'succeeded', 161, 60198, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.payment_events VALUES ('869d31b9-3a4b-48d0-a1ec-d42934f91641', 'pi_164:succeeded', 'succeeded', 166, 60198, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.payment_events VALUES ('9c8f3b8c-4eda-441c-a4b7-3b0aef69b6a5', 'pi_169:pm_170:failed', 'failed', 171, 60198, 'declined', '2026-11-23 16:55:06+00');
INSERT INTO public.payment_events VALUES ('fd2344e8-ef9a-4229-aa83-8cd0f4c61245', 'pi_172:pm_173:action_required', 'action_required', 174, 60198, NULL, '2026-11-23 16:55:06+00');
INSERT INTO public.payments VALUES ('11c3a5ba-0bab-4969-9398-7e2e6e00742b', 'ad7422ca-d754-4e95-891b-9cc086bafc3f', 'stripe', 'pi_1', 60198, '2026-11-23 10:45:06+00', 250);
INSERT INTO public.payments VALUES ('9a07b236-3574-4496-89a5-b2316ced58a5', '9d8983dc-e97e-470e-964f-f596233ce08a', 'stripe', 'pi_6', 60198, '2026-11-23 10:45:06+00', 250);
INSERT INTO public.payments VALUES ('7a4834db-8941-4411-9726-d915f3d6e36c', 'ee4a9c3c-c522-4fa7-84bc-43fb797b895f', 'stripe', 'pi_11', 60198, '2026-11-23 10:45:06+00', 250);
INSERT INTO public.payments VALUES ('87450413-0502-4cee-acf2-c70cb7677fe7', 'c3da4dab-1c56-4188-aaac-2c22d5121826', 'stripe', 'pi_16', 60198, '2026-11-23 10:45:06+00', 250);
INSERT INTO public.payments VALUES ('11b622c3-6c20-4c25-b539-5dd86419484d', 'da7d5d6d-2751-4825-9419-e10adff7f474', 'stripe', 'pi_23', 60198, '2026-11-23 11:46:46+00', 250);
INSERT INTO public.payments VALUES ('df74000f-2e7b-4dce-8979-606c0a97da34', '3690796a-a52e-4d39-87e3-0a4bca4166c0', 'stripe', 'pi_30', 60198, '2026-11-23 11:46:46+00', 250);
INSERT INTO public.payments VALUES ('783e2bb3-bdad-46b3-986d-6c8c9647a759', 'b0d46faf-8e2c-4f30-91cb-8442ed918e8e', 'stripe', 'pi_36', 60198, '2026-11-23 11:46:46+00', 250);
INSERT INTO public.payments VALUES ('5b140769-b7f1-4a0f-b75f-fcd554390b9f', '749672ee-1fca-425d-b64e-bcdd81912a04', 'stripe', 'pi_42', 60198, '2026-11-23 11:46:46+00', 250);
INSERT INTO public.payments VALUES ('d0b8c304-296b-481d-be39-3eda7eebe0fd', 'e1ca98d8-659c-4ce5-b95d-3f0c79a8f051', 'stripe', 'pi_48', 60198, '2026-11-23 11:46:46+00', 250);
INSERT INTO public.payments VALUES ('923943c8-ab2e-44a2-87ad-1bffca0f2165', 'a2d6a321-4cda-442c-83f5-be538dbfae00', 'stripe', 'pi_56', 60198, '2026-11-23 11:46:46+00', 250);
INSERT INTO public.payments VALUES ('2e783d57-0c0b-467d-b19c-c05dad32ae1a', '9d118ba2-3a9c-4a3f-8486-fb69a93b2ee9', 'stripe', 'pi_65', 60198, '2026-11-23 12:48:26+00', 250);
INSERT INTO public.payments VALUES ('6dfa10ea-eff5-42e2-8bb5-73e1909aa3fb', '70ab0b34-4634-414a-84a4-dfb361c9f912', 'stripe', 'pi_72', 60198, '2026-11-23 12:48:26+00', 250);
INSERT INTO public.payments VALUES ('e047a5a9-f816-42a0-8bc2-24c0f5ae8345', 'e2a1999b-4ab8-400e-a0cd-fbdb685b7705', 'stripe', 'pi_81', 60198, '2026-11-23 12:48:26+00', 250);
INSERT INTO public.payments VALUES ('c85c9f6b-2b52-44fb-a700-c1b7dccef314', 'aaef86bc-92e0-4341-988b-0d0098ea0123', 'stripe', 'pi_92', 60198, '2026-11-23 12:48:26+00', 250);
INSERT INTO public.payments VALUES ('86a6a39b-5561-4dc1-9f8f-63da40e12ac4', 'e88df5dc-bfc7-44bb-aae8-d72f490fc679', 'stripe', 'pi_101', 60198, '2026-11-23 12:48:26+00', 250);
INSERT INTO public.payments VALUES ('639ac5e2-9917-4a99-a95d-e53289291b7e', 'b841a899-8ae6-46b6-9b7f-ccbe92bff5f6', 'stripe', 'pi_109', 18040, '2026-11-23 12:48:26+00', 250);
INSERT INTO public.payments VALUES ('dd298088-12a7-4ca8-a9ff-d1c3ba6240f7', '5c38fe3a-ba37-41ed-ad47-77c5543f99ac', 'stripe', 'pi_115', 24079, '2026-11-23 13:50:06+00', 250);
INSERT INTO public.payments VALUES ('5d8e5f3c-4442-4278-b548-21390603baee', 'a37a36e9-6266-4809-ae79-fae3a3697601', 'stripe', 'pi_120', 66918, '2026-11-23 13:50:06+00', 250);
INSERT INTO public.payments VALUES ('cd930efd-6e38-492c-8eb5-12ceb1112b03', '7c8c10dd-8df6-42b8-bfc7-03f50de48e7a', 'stripe', 'pi_125', 66918, '2026-11-23 13:50:06+00', 250);
INSERT INTO public.payments VALUES ('4cb75835-7662-4b73-87d9-16076c4a0cde', 'a461d250-e5e5-4947-a2e3-77d813cbbae5', 'stripe', 'pi_130', 66918, '2026-11-23 13:50:06+00', 250);
INSERT INTO public.payments VALUES ('ecdb28c2-7b76-4a24-baf5-8bd9ec0f1ea2', 'dc1955cd-b693-4753-a91c-a09a497107fd', 'stripe', 'pi_137', 69918, '2026-11-23 13:50:06+00', 250);
INSERT INTO public.payments VALUES ('bb915d30-03f6-4706-8cb6-f25194f034d4', '7b5fd440-1793-4efe-aebd-d0cb92a78a5d', 'stripe', 'pi_143', 66918, '2026-11-23 13:50:06+00', 250);
INSERT INTO public.payments VALUES ('0a6b0db8-6836-4f33-9ab3-04e20fc6bc4f', '91e57ab9-399c-41c1-b889-4e99b435bd72', 'stripe', 'pi_149', 60198, '2026-11-23 16:55:06+00', 250);
INSERT INTO public.payments VALUES ('821917f7-41c8-4f20-b24f-c319093414c9', '583c41f1-27df-453b-933b-f6a900f5d5ae', 'stripe', 'pi_154', 60198, '2026-11-23 16:55:06+00', 250);
INSERT INTO public.payments VALUES ('16f10593-69e3-44c9-8dc4-2f7d3f36cfe2', '36117eb1-573a-4498-8422-252a74e50a1b', 'stripe', 'pi_159', 60198, '2026-11-23 16:55:06+00', 250);
INSERT INTO public.payments VALUES ('869d31b9-3a4b-48d0-a1ec-d42934f91641', '64816dca-c16b-4a0c-9883-6941456574bc', 'stripe', 'pi_164', 60198, '2026-11-23 16:55:06+00', 250);
INSERT INTO public.payments VALUES ('9c8f3b8c-4eda-441c-a4b7-3b0aef69b6a5', 'f47a9124-7075-48b9-98e9-04eedf8b8c82', 'stripe', 'pi_169', 60198, '2026-11-23 16:55:06+00', 250);
INSERT INTO public.payments VALUES ('fd2344e8-ef9a-4229-aa83-8cd0f4c61245', '075f70fd-be1b-46ba-a03f-ae3941975342', 'stripe', 'pi_172', 60198, '2026-11-23 16:55:06+00', 250);
INSERT INTO public.payout_accounts VALUES ('78c6abe9-12c9-41bd-a486-11fe0535743c', 'acct_damask');
INSERT INTO public.refunds VALUES ('d402a6bc-3579-45c8-b156-ed56b9f8b1ef', '87450413-0502-4cee-acf2-c70cb7677fe7', NULL, 24079, 'adjusted', '2026-11-23 10:45:06+00', '2026-11-23 10:45:06+00');
INSERT INTO public.refunds VALUES ('5e672f81-5a96-4c3e-aad4-c1c3c37a3d77', '11b622c3-6c20-4c25-b539-5dd86419484d', NULL, 12040, 'adjusted', '2026-11-23 11:46:46+00', '2026-11-23 11:46:46+00');
INSERT INTO public.refunds VALUES ('7d9607f6-3b1a-4174-be72-8696157e9f6a', 'd0b8c304-296b-481d-be39-3eda7eebe0fd', NULL, 12039, 'adjusted', '2026-11-23 11:46:46+00', '2026-11-23 11:46:46+00');
INSERT INTO public.refunds VALUES ('b9d59296-5056-4b44-bc45-1d4c137f1636', '923943c8-ab2e-44a2-87ad-1bffca0f2165', 'dfad19de-977d-43a6-af85-ead43430f84b', 24079, 'cancelled', '2026-11-23 11:46:46+00', '2026-11-23 11:46:46+00');
INSERT INTO public.refunds VALUES ('448afa09-3251-4be6-a783-0947ddd8b06c', '923943c8-ab2e-44a2-87ad-1bffca0f2165', '942e78ad-de30-4c93-a31f-839712bdc337', 36119, 'cancelled', '2026-11-23 11:46:46+00', '2026-11-23 11:46:46+00');
INSERT INTO public.refunds VALUES ('55594283-6e93-4233-9314-dabee4ddafb8', '2e783d57-0c0b-467d-b19c-c05dad32ae1a', 'b28d97ae-4782-4041-8eea-2b953c30f5d5', 36119, 'cancelled', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.refunds VALUES ('0d509acc-e016-4cef-bd93-8692c8fa64ec', '6dfa10ea-eff5-42e2-8bb5-73e1909aa3fb', 'e15234f6-4356-4cfd-ba9a-33794e6453b7', 24079, 'cancelled', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.refunds VALUES ('09ea4fd9-e1b7-4a41-bd70-c8bd9f87f405', '6dfa10ea-eff5-42e2-8bb5-73e1909aa3fb', 'e900b9f9-4c39-461c-a631-691a34c4f481', 36119, 'cancelled', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.refunds VALUES ('ebdcf6d3-32c3-4b18-9f71-d44006b4c9fa', 'e047a5a9-f816-42a0-8bc2-24c0f5ae8345', 'e7676bbe-c0c8-4edb-8de7-da7a6132ac3d', 24079, 'refunded', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.refunds VALUES ('f2ec6f12-268b-4507-899d-c3f23ae56b6a', 'e047a5a9-f816-42a0-8bc2-24c0f5ae8345', '12083817-f1f8-41d6-bca9-7492665f2259', 36119, 'refunded', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.refunds VALUES ('923599d0-54a1-4e83-afaf-34ce5d30fcaa', 'c85c9f6b-2b52-44fb-a700-c1b7dccef314', 'a0954bc6-20a7-45f0-8856-95ac04e8760c', 24079, 'refunded', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.refunds VALUES ('4b2bf8ee-5fdc-41bd-bd09-5e60650ec760', '86a6a39b-5561-4dc1-9f8f-63da40e12ac4', '12a6d7dc-4f75-4e3b-93c6-1b8f3f658fd2', 36119, 'refunded', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.refunds VALUES ('468bf6fe-d142-4422-94ff-0f6a5d1b2d19', '4cb75835-7662-4b73-87d9-16076c4a0cde', '47f8b8ac-cf9e-4510-a90a-c648ec8da4a3', 40151, 'cancelled', '2026-11-23 13:50:06+00', '2026-11-23 13:50:06+00');
INSERT INTO public.refunds VALUES ('4683f687-5d2f-4b12-bf7a-4de68122cc0a', '821917f7-41c8-4f20-b24f-c319093414c9', '159055dc-27b9-46a2-b1fa-bbbb1143d8fc', 24079, 'cancelled', '2026-11-23 16:55:06+00', NULL);
INSERT INTO public.refunds VALUES ('0525f3c7-45e0-490b-9194-638683159f47', '821917f7-41c8-4f20-b24f-c319093414c9', '664c662b-9d0b-4866-9fbb-3c75b07ef126', 36119, 'cancelled', '2026-11-23 16:55:06+00', NULL);
INSERT INTO public.refunds VALUES ('4bccf9d9-ff56-4d62-b565-74309b17ca2a', '16f10593-69e3-44c9-8dc4-2f7d3f36cfe2', NULL, 12039, 'adjusted', '2026-11-23 16:55:06+00', NULL);
INSERT INTO public.transfers VALUES ('ec8d4134-42c0-49cf-9999-710142d1b3bc', 'df74000f-2e7b-4dce-8979-606c0a97da34', '935b1552-25ce-441c-93ab-2a30c225f15f', '78c6abe9-12c9-41bd-a486-11fe0535743c', 23477, 602, '2026-11-23 11:51:46+00', '2026-11-23 11:46:46+00', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.transfers VALUES ('0e2182be-222a-4bfc-912d-a404f6719671', '783e2bb3-bdad-46b3-986d-6c8c9647a759', 'b6234a2d-53a9-42cd-96bd-91fa4681a53a', '78c6abe9-12c9-41bd-a486-11fe0535743c', 23477, 602, '2026-11-23 11:51:46+00', '2026-11-23 11:46:46+00', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.transfers VALUES ('ca62a396-63de-4be9-92f7-23d27561f617', '5b140769-b7f1-4a0f-b75f-fcd554390b9f', 'e5d5f87c-5609-4d3f-a0c7-ca43d3eb8cb7', '78c6abe9-12c9-41bd-a486-11fe0535743c', 23477, 602, '2026-11-23 11:51:46+00', '2026-11-23 11:46:46+00', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.transfers VALUES ('f9b4234d-ac4f-4761-aab6-7237180ff8ad', 'd0b8c304-296b-481d-be39-3eda7eebe0fd', 'ed864036-5f76-4283-a5f3-2675d2ede913', '78c6abe9-12c9-41bd-a486-11fe0535743c', 11739, 301, '2026-11-23 11:51:46+00', '2026-11-23 11:46:46+00', NULL, '2026-11-23 11:46:46+00');
INSERT INTO public.transfers VALUES ('8cd9c273-5191-4305-9834-302894c9260d', 'e047a5a9-f816-42a0-8bc2-24c0f5ae8345', 'e7676bbe-c0c8-4edb-8de7-da7a6132ac3d', '78c6abe9-12c9-41bd-a486-11fe0535743c', 23477, 602, '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.transfers VALUES ('77b66f7c-04d3-4219-ace5-12e4c696d855', 'e047a5a9-f816-42a0-8bc2-24c0f5ae8345', '12083817-f1f8-41d6-bca9-7492665f2259', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 35216, 903, '2026-11-23 12:48:26+00', NULL, '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.transfers VALUES ('f0e5f5cd-d63e-4519-b684-f0dc01895fe0', 'c85c9f6b-2b52-44fb-a700-c1b7dccef314', 'a0954bc6-20a7-45f0-8856-95ac04e8760c', '78c6abe9-12c9-41bd-a486-11fe0535743c', 23477, 602, '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.transfers VALUES ('380f89ff-e07f-4e54-a7ac-3b8572b14bb9', '5b140769-b7f1-4a0f-b75f-fcd554390b9f', 'e43bbc15-05cb-4e4d-b4dd-6e4eede57503', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 35216, 903, '2026-11-23 17:55:06+00', NULL, NULL, NULL);
INSERT INTO public.transfers VALUES ('6ef42589-28f8-4cf8-908b-e71b8c542352', '86a6a39b-5561-4dc1-9f8f-63da40e12ac4', '693fc3f9-7431-479c-9d11-9d43898de149', '78c6abe9-12c9-41bd-a486-11fe0535743c', 23477, 602, '2026-11-23 12:53:26+00', '2026-11-23 12:48:26+00', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.transfers VALUES ('a173caf5-035f-4741-8036-8df94cf92835', '86a6a39b-5561-4dc1-9f8f-63da40e12ac4', '12a6d7dc-4f75-4e3b-93c6-1b8f3f658fd2', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 35216, 903, '2026-11-23 12:48:26+00', NULL, '2026-11-23 12:48:26+00', '2026-11-23 12:48:26+00');
INSERT INTO public.transfers VALUES ('d288f0b9-113d-4383-bed1-2341be1441a0', '639ac5e2-9917-4a99-a95d-e53289291b7e', 'e59b4a80-b9df-4867-8a62-70dffa97ec4a', '78c6abe9-12c9-41bd-a486-11fe0535743c', 11739, 301, '2026-11-23 12:53:26+00', '2026-11-23 12:48:26+00', NULL, '2026-11-23 12:48:26+00');
INSERT INTO public.transfers VALUES ('1b10fa6b-e498-49a5-90cf-7d19b5d35d50', 'ecdb28c2-7b76-4a24-baf5-8bd9ec0f1ea2', '3f82df83-1c63-43c0-8c92-a103c98ae6cf', '78c6abe9-12c9-41bd-a486-11fe0535743c', 26072, 669, '2026-11-23 13:55:06+00', '2026-11-23 13:50:06+00', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.transfers VALUES ('f210d3b3-1ab2-4b33-97f8-aa5c9659a8d8', 'bb915d30-03f6-4706-8cb6-f25194f034d4', 'e5e8e651-b925-4cb3-91b1-dc393d1dfbb8', '78c6abe9-12c9-41bd-a486-11fe0535743c', 26098, 669, '2026-11-23 13:55:06+00', '2026-11-23 13:50:06+00', NULL, '2026-11-23 13:50:06+00');
INSERT INTO public.transfers VALUES ('8b2e8fa9-9295-4f60-9b2e-3a0c52805cd2', 'df74000f-2e7b-4dce-8979-606c0a97da34', '3c69a63d-6ebb-405c-b744-fcdd1c7fc374', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 35216, 903, '2026-11-23 17:55:06+00', NULL, NULL, NULL);
INSERT INTO public.transfers VALUES ('ca765271-be8e-4957-9086-b618d9a86ea8', 'd0b8c304-296b-481d-be39-3eda7eebe0fd', '77fc92ab-791a-4286-9155-30ecba6c2642', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 35216, 903, '2026-11-23 17:55:06+00', NULL, NULL, NULL);
INSERT INTO public.transfers VALUES ('ec5310d0-2181-41f1-9954-dbbd5db45ce1', 'c85c9f6b-2b52-44fb-a700-c1b7dccef314', '13cd4b6c-20ad-4144-b4ba-2f64c79ff572', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 35216, 903, '2026-11-23 17:55:06+00', NULL, NULL, NULL);
INSERT INTO public.transfers VALUES ('0335a180-74c4-4e0a-8af0-b2c691e7661c', 'ecdb28c2-7b76-4a24-baf5-8bd9ec0f1ea2', 'f88ad6e2-40e6-45a2-846f-7a48f2759254', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 39107, 1003, '2026-11-23 17:55:06+00', NULL, NULL, NULL);
INSERT INTO public.transfers VALUES ('1bcf9b3e-4cea-4205-a533-30f2953db0c8', 'bb915d30-03f6-4706-8cb6-f25194f034d4', 'adacd1f7-6a50-43d7-a11a-7da7fd945ebf', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 39147, 1004, '2026-11-23 17:55:06+00', NULL, NULL, NULL);
INSERT INTO public.transfers VALUES ('b32f3221-a1d1-4322-9954-33605d395e30', '869d31b9-3a4b-48d0-a1ec-d42934f91641', '687ec3f9-1bbd-4f5a-a1b1-94c659759360', '78c6abe9-12c9-41bd-a486-11fe0535743c', 23477, 602, '2026-11-23 16:55:06+00', NULL, NULL, NULL);
INSERT INTO public.transfers VALUES ('f653bb1f-e2fc-427a-8e07-a8f5ae0a465d', '869d31b9-3a4b-48d0-a1ec-d42934f91641', 'd4389b0b-4de9-4a2d-a112-e65367eeb4e0', 'e33561da-77d4-4a10-9f23-fab4c2ab7dec', 35216, 903, '2026-11-23 16:55:06+00', NULL, NULL, NULL);
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 18, true);
SELECT pg_catalog.setval('public.cart_lines_position_seq', 85, true);
SELECT pg_catalog.setval('public.changes_id_seq', 305, true);
SELECT pg_catalog.setval('public.order_history_id_seq', 195, true);
SELECT pg_catalog.setval('public.security_events_id_seq', 28, true);
SELECT pg_catalog.setval('public.wishlist_items_position_seq', 1, false);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accessories
    ADD CONSTRAINT accessories_external_id_unique UNIQUE (external_id);
ALTER TABLE ONLY public.accessories
    ADD CONSTRAINT accessories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accessories
    ADD CONSTRAINT accessories_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.beers
    ADD CONSTRAINT beers_external_id_unique UNIQUE (external_id);
ALTER TABLE ONLY public.beers
    ADD CONSTRAINT beers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.breweries
    ADD CONSTRAINT breweries_external_id_unique UNIQUE (external_id);
ALTER TABLE ONLY public.breweries
    ADD CONSTRAINT breweries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.breweries
    ADD CONSTRAINT breweries_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_item UNIQUE NULLS NOT DISTINCT (cart_id, kind, item_id, group_id);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_client_id_unique UNIQUE (client_id);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.changes
    ADD CONSTRAINT changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.client_addresses
    ADD CONSTRAINT client_addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.client_cellars
    ADD CONSTRAINT client_cellars_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.client_credentials
    ADD CONSTRAINT client_credentials_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.client_identities
    ADD CONSTRAINT client_identities_provider_subject_pk PRIMARY KEY (provider, subject);
ALTER TABLE ONLY public.client_passkeys
    ADD CONSTRAINT client_passkeys_credential_id_unique UNIQUE (credential_id);
ALTER TABLE ONLY public.client_passkeys
    ADD CONSTRAINT client_passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.client_second_factors
    ADD CONSTRAINT client_second_factors_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.client_trade_details
    ADD CONSTRAINT client_trade_details_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_email_key_unique UNIQUE (email_key);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.containers
    ADD CONSTRAINT containers_external_id_unique UNIQUE (external_id);
ALTER TABLE ONLY public.containers
    ADD CONSTRAINT containers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.containers
    ADD CONSTRAINT containers_storefront_variant_id_unique UNIQUE (storefront_variant_id);
ALTER TABLE ONLY public.gallery_images
    ADD CONSTRAINT gallery_images_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.group_breweries
    ADD CONSTRAINT group_breweries_group_id_brewery_id_pk PRIMARY KEY (group_id, brewery_id);
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_external_id_unique UNIQUE (external_id);
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.invoice_approvals
    ADD CONSTRAINT invoice_approvals_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.kept_answers
    ADD CONSTRAINT kept_answers_who_call_key_pk PRIMARY KEY (who, call, key);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_client_id_token_hash_pk PRIMARY KEY (client_id, token_hash);
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_digest_unique UNIQUE (digest);
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.link_keys
    ADD CONSTRAINT link_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail_tokens
    ADD CONSTRAINT mail_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_consignments
    ADD CONSTRAINT order_consignments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_consignments
    ADD CONSTRAINT order_consignments_position UNIQUE (order_id, "position");
ALTER TABLE ONLY public.order_history
    ADD CONSTRAINT order_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_position UNIQUE (consignment_id, "position");
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_number_unique UNIQUE (number);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_payment_id_event_id_pk PRIMARY KEY (payment_id, event_id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order UNIQUE (order_id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_reference_unique UNIQUE (reference);
ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_pkey PRIMARY KEY (brewery_id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_digest);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.review_counts
    ADD CONSTRAINT review_counts_beer_id_rating_pk PRIMARY KEY (beer_id, rating);
ALTER TABLE ONLY public.review_days
    ADD CONSTRAINT review_days_beer_id_day_rating_pk PRIMARY KEY (beer_id, day, rating);
ALTER TABLE ONLY public.review_pictures
    ADD CONSTRAINT review_pictures_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.review_reports
    ADD CONSTRAINT review_reports_once UNIQUE (review_id, reporter_id);
ALTER TABLE ONLY public.review_reports
    ADD CONSTRAINT review_reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.review_uploads
    ADD CONSTRAINT review_uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_review_id_client_id_pk PRIMARY KEY (review_id, client_id);
ALTER TABLE ONLY public.reviewers
    ADD CONSTRAINT reviewers_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sandbox_intents
    ADD CONSTRAINT sandbox_intents_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.shop_secrets
    ADD CONSTRAINT shop_secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sign_in_steps
    ADD CONSTRAINT sign_in_steps_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_email_key_category_pk PRIMARY KEY (email_key, category);
ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_consignment_id_unique UNIQUE (consignment_id);
ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.wishlist_items
    ADD CONSTRAINT wishlist_items_client_id_beer_id_pk PRIMARY KEY (client_id, beer_id);
CREATE INDEX beers_brewery_id ON public.beers USING btree (brewery_id);
CREATE INDEX carts_touched_at ON public.carts USING btree (touched_at) WHERE (client_id IS NULL);
CREATE INDEX changes_xid ON public.changes USING btree (xid);
CREATE INDEX client_addresses_client ON public.client_addresses USING btree (client_id);
CREATE INDEX client_identities_client ON public.client_identities USING btree (client_id);
CREATE INDEX client_passkeys_client ON public.client_passkeys USING btree (client_id);
CREATE INDEX containers_beer_id ON public.containers USING btree (beer_id);
CREATE INDEX gallery_images_beer_id ON public.gallery_images USING btree (beer_id);
CREATE INDEX kept_answers_at ON public.kept_answers USING btree (at);
CREATE INDEX known_devices_used ON public.known_devices USING btree (last_used_at);
CREATE INDEX mail_tokens_client ON public.mail_tokens USING btree (client_id);
CREATE INDEX mails_due ON public.mails USING btree (is_bulk, due_at) WHERE (given_up_at IS NULL);
CREATE INDEX order_history_order ON public.order_history USING btree (order_id);
CREATE INDEX orders_client ON public.orders USING btree (client_id, placed_at DESC NULLS LAST);
CREATE INDEX orders_reserved_until ON public.orders USING btree (reserved_until) WHERE (reserved_until IS NOT NULL);
CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX recovery_codes_client ON public.recovery_codes USING btree (client_id);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);
CREATE INDEX refunds_due ON public.refunds USING btree (due_at) WHERE (done_at IS NULL);
CREATE INDEX review_reports_reporter ON public.review_reports USING btree (reporter_id);
CREATE INDEX review_uploads_client ON public.review_uploads USING btree (client_id);
CREATE INDEX review_uploads_picture ON public.review_uploads USING btree (picture);
CREATE INDEX review_uploads_review ON public.review_uploads USING btree (review_id);
CREATE INDEX review_uploads_unclaimed ON public.review_uploads USING btree (created_at) WHERE (review_id IS NULL);
CREATE INDEX review_votes_client ON public.review_votes USING btree (client_id);
CREATE INDEX reviews_of_author ON public.reviews USING btree (author_id, created_at);
CREATE INDEX reviews_of_beer ON public.reviews USING btree (beer_id, created_at, id) WHERE (state = 'approved'::text);
CREATE INDEX reviews_of_beer_by_rating ON public.reviews USING btree (beer_id, rating, created_at, id) WHERE (state = 'approved'::text);
CREATE INDEX reviews_of_beer_by_street_creds ON public.reviews USING btree (beer_id, street_creds) WHERE (state = 'approved'::text);
CREATE INDEX reviews_waiting ON public.reviews USING btree (updated_at) WHERE (state <> 'approved'::text);
CREATE INDEX security_events_at ON public.security_events USING btree (at);
CREATE INDEX security_events_client ON public.security_events USING btree (client_id, at DESC);
CREATE INDEX sessions_client ON public.sessions USING btree (client_id);
CREATE INDEX sign_in_steps_client ON public.sign_in_steps USING btree (client_id);
CREATE INDEX subscriptions_readers ON public.subscriptions USING btree (category, email_key) WHERE ((confirmed_at IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX transfers_due ON public.transfers USING btree (due_at) WHERE (done_at IS NULL);
CREATE INDEX wishlist_items_beer ON public.wishlist_items USING btree (beer_id);
CREATE TRIGGER accessories_changed AFTER INSERT OR DELETE OR UPDATE ON public.accessories FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('accessories');
CREATE TRIGGER beers_deleted AFTER DELETE ON public.beers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('beer', 'id');
CREATE TRIGGER beers_inserted AFTER INSERT ON public.beers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('beer', 'id');
CREATE TRIGGER beers_updated AFTER UPDATE ON public.beers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('beer', 'id');
CREATE TRIGGER breweries_deleted AFTER DELETE ON public.breweries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('brewery', 'id');
CREATE TRIGGER breweries_inserted AFTER INSERT ON public.breweries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('brewery', 'id');
CREATE TRIGGER breweries_updated AFTER UPDATE ON public.breweries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('brewery', 'id');
CREATE TRIGGER client_addresses_deleted AFTER DELETE ON public.client_addresses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('reviewer', 'client_id');
CREATE TRIGGER client_addresses_inserted AFTER INSERT ON public.client_addresses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('reviewer', 'client_id');
CREATE TRIGGER client_addresses_updated AFTER UPDATE ON public.client_addresses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('reviewer', 'client_id');
CREATE TRIGGER clients_updated AFTER UPDATE ON public.clients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('reviewer', 'id');
CREATE TRIGGER containers_deleted AFTER DELETE ON public.containers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('beer', 'beer_id');
CREATE TRIGGER containers_inserted AFTER INSERT ON public.containers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('beer', 'beer_id');
CREATE TRIGGER containers_updated AFTER UPDATE ON public.containers REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.log_container_change();
CREATE TRIGGER gallery_images_deleted AFTER DELETE ON public.gallery_images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('beer', 'beer_id');
CREATE TRIGGER gallery_images_inserted AFTER INSERT ON public.gallery_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('beer', 'beer_id');
CREATE TRIGGER gallery_images_updated AFTER UPDATE ON public.gallery_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('beer', 'beer_id');
CREATE TRIGGER group_breweries_changed AFTER INSERT OR DELETE OR UPDATE ON public.group_breweries FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('groups');
CREATE TRIGGER groups_changed AFTER INSERT OR DELETE OR UPDATE ON public.groups FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('groups');
CREATE TRIGGER mails_enqueued AFTER INSERT OR UPDATE OF given_up_at ON public.mails FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('mails');
CREATE TRIGGER order_consignments_buyer AFTER UPDATE OF state ON public.order_consignments FOR EACH ROW WHEN (((old.state = ANY (ARRAY['cancelled'::text, 'refunded'::text])) <> (new.state = ANY (ARRAY['cancelled'::text, 'refunded'::text])))) EXECUTE FUNCTION public.renew_buyers_of_consignment();
CREATE TRIGGER order_lines_adjusted AFTER UPDATE OF quantity ON public.order_lines FOR EACH ROW WHEN (((old.quantity = 0) <> (new.quantity = 0))) EXECUTE FUNCTION public.renew_buyers_of_line();
CREATE TRIGGER order_lines_buyer AFTER INSERT ON public.order_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.renew_buyers_of_lines();
CREATE TRIGGER orders_buyer AFTER UPDATE OF state, payment_state, paid_at ON public.orders FOR EACH ROW WHEN (((old.paid_at IS DISTINCT FROM new.paid_at) OR ((old.payment_state = 'invoiced'::text) <> (new.payment_state = 'invoiced'::text)) OR ((old.state = ANY (ARRAY['cancelled'::text, 'refunded'::text])) <> (new.state = ANY (ARRAY['cancelled'::text, 'refunded'::text]))))) EXECUTE FUNCTION public.renew_buyers_of_order();
CREATE TRIGGER review_votes_counted AFTER INSERT OR DELETE OR UPDATE ON public.review_votes FOR EACH ROW EXECUTE FUNCTION public.count_review_vote();
CREATE TRIGGER reviewers_inserted AFTER INSERT ON public.reviewers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('reviewer', 'client_id');
CREATE TRIGGER reviewers_updated AFTER UPDATE ON public.reviewers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('reviewer', 'client_id');
CREATE TRIGGER reviews_buyer BEFORE INSERT OR UPDATE OF body, rating ON public.reviews FOR EACH ROW EXECUTE FUNCTION public.set_review_buyer();
CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF state, rating, beer_id, street_creds, created_at ON public.reviews FOR EACH ROW EXECUTE FUNCTION public.count_review();
CREATE TRIGGER reviews_deleted AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('reviews', 'beer_id');
CREATE TRIGGER reviews_inserted AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('reviews', 'beer_id');
CREATE TRIGGER reviews_updated AFTER UPDATE ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('reviews', 'beer_id');
CREATE TRIGGER settings_changed AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION public.log_change('settings');
ALTER TABLE ONLY public.beers
    ADD CONSTRAINT beers_brewery_id_breweries_id_fk FOREIGN KEY (brewery_id) REFERENCES public.breweries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES public.carts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_addresses
    ADD CONSTRAINT client_addresses_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_cellars
    ADD CONSTRAINT client_cellars_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_credentials
    ADD CONSTRAINT client_credentials_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_identities
    ADD CONSTRAINT client_identities_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_passkeys
    ADD CONSTRAINT client_passkeys_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_second_factors
    ADD CONSTRAINT client_second_factors_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_trade_details
    ADD CONSTRAINT client_trade_details_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.containers
    ADD CONSTRAINT containers_beer_id_beers_id_fk FOREIGN KEY (beer_id) REFERENCES public.beers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.gallery_images
    ADD CONSTRAINT gallery_images_beer_id_beers_id_fk FOREIGN KEY (beer_id) REFERENCES public.beers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.group_breweries
    ADD CONSTRAINT group_breweries_brewery_id_breweries_id_fk FOREIGN KEY (brewery_id) REFERENCES public.breweries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.group_breweries
    ADD CONSTRAINT group_breweries_group_id_groups_id_fk FOREIGN KEY (group_id) REFERENCES public.groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_approvals
    ADD CONSTRAINT invoice_approvals_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail_tokens
    ADD CONSTRAINT mail_tokens_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_consignments
    ADD CONSTRAINT order_consignments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_history
    ADD CONSTRAINT order_history_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_consignment_id_order_consignments_id_fk FOREIGN KEY (consignment_id) REFERENCES public.order_consignments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_brewery_id_breweries_id_fk FOREIGN KEY (brewery_id) REFERENCES public.breweries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_counts
    ADD CONSTRAINT review_counts_beer_id_beers_id_fk FOREIGN KEY (beer_id) REFERENCES public.beers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_days
    ADD CONSTRAINT review_days_beer_id_beers_id_fk FOREIGN KEY (beer_id) REFERENCES public.beers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_reports
    ADD CONSTRAINT review_reports_reporter_id_clients_id_fk FOREIGN KEY (reporter_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_reports
    ADD CONSTRAINT review_reports_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_uploads
    ADD CONSTRAINT review_uploads_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_uploads
    ADD CONSTRAINT review_uploads_picture_review_pictures_name_fk FOREIGN KEY (picture) REFERENCES public.review_pictures(name);
ALTER TABLE ONLY public.review_uploads
    ADD CONSTRAINT review_uploads_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_votes
    ADD CONSTRAINT review_votes_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES public.reviews(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviewers
    ADD CONSTRAINT reviewers_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_author_id_clients_id_fk FOREIGN KEY (author_id) REFERENCES public.clients(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_beer_id_beers_id_fk FOREIGN KEY (beer_id) REFERENCES public.beers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_in_steps
    ADD CONSTRAINT sign_in_steps_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wishlist_items
    ADD CONSTRAINT wishlist_items_beer_id_beers_id_fk FOREIGN KEY (beer_id) REFERENCES public.beers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wishlist_items
    ADD CONSTRAINT wishlist_items_client_id_clients_id_fk FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
