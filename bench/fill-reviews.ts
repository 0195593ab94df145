import { sql } from 'drizzle-orm'
import type { Database } from '../server/platform/database/database.ts'

export type FilledReviews = { busyBeerId: string; clientIds: string[] }

/**
 * A brewery with `beers` beers and `total` reviews by `clients` clients, `busy` of them on the first beer; every tenth
 * waits for an operator. Counters are filled in one go instead of row by row.
 */
export async function fillReviews(
  database: Database,
  { beers, clients, busy, total }: { beers: number; clients: number; busy: number; total: number },
): Promise<FilledReviews> {
  await database.execute(sql`
    insert into breweries (external_id, slug, name, town, country, region, palette, emblem, lettering)
    values ('bench', 'bench', 'Bench', 'Leeds', 'England', 'yorkshire', 'navy', 'anchor', 'slab')`)
  await database.execute(sql`
    insert into beers (external_id, brewery_id, name, style, target_abv)
    select 'bench-' || n, (select id from breweries), 'Beer ' || n, 'porter', 5 from generate_series(1, ${beers}::integer) n`)
  await database.execute(sql`
    insert into clients (email, email_key, name)
    select n || '@bench.example', n || '@bench.example', 'Client ' || n from generate_series(1, ${clients}::integer) n`)
  await database.execute(sql`insert into reviewers (client_id, street_creds) select id, 3 from clients`)
  await database.execute(sql`alter table reviews disable trigger user`)
  await database.execute(sql`
    with beer as (select id, row_number() over (order by external_id <> 'bench-1') as n from beers),
      client as (select id, row_number() over () as n from clients)
    insert into reviews (beer_id, author_id, rating, body, state, verdict, street_creds, created_at, updated_at)
    select beer.id, client.id, nullif(at % 6, 0), 'A plain bitter that dropped bright in a day. Text ' || at,
      case when at % 10 = 0 then 'pending' else 'approved' end, 'approved', at % 40,
      now() - at * interval '7 seconds', now()
    from generate_series(1, ${total}::integer) at
    join beer on beer.n = case when at <= ${busy}::integer then 1 else 2 + (at::bigint * 7919) % (${beers}::integer - 1) end
    join client on client.n = 1 + (at::bigint * 104729) % ${clients}::integer`)
  await database.execute(sql`
    insert into review_counts (beer_id, rating, reviews, street_creds)
    select beer_id, coalesce(rating, 0), count(*), sum(street_creds) from reviews where state = 'approved' group by 1, 2`)
  await database.execute(sql`
    insert into review_days (beer_id, day, rating, reviews)
    select beer_id, (created_at at time zone 'UTC')::date, coalesce(rating, 0), count(*)
    from reviews where state = 'approved' group by 1, 2, 3`)
  await database.execute(sql`alter table reviews enable trigger user`)
  await database.execute(sql`vacuum analyze`)
  const { rows } = await database.execute(sql`select id from beers where external_id = 'bench-1'`)
  const people = await database.execute(sql`select id from clients limit 500`)
  return { busyBeerId: String(rows[0]!['id']), clientIds: people.rows.map((row) => String(row['id'])) }
}
