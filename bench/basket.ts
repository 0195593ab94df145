import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { buildApp } from '../server/app.ts'
import type { Connection } from '../server/platform/database/database.ts'
import { connectEmbedded } from '../server/platform/database/embedded-database.ts'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import type { App } from '../server/platform/http/app-type.ts'
import { openDemoShop } from '../server/backoffice/import/open-demo-shop.ts'
import { loadBuiltRenderer } from '../server/content/pages/page-renderer.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import type { SignedIn } from '../shared/api/accounts-api.ts'
import type { CartItem } from '../shared/api/basket-api.ts'
import type { BeerList } from '../shared/api/catalogue-api.ts'
import { median, ms, percentile, perSecond, printResult } from './measurements.ts'
import { testSealer } from '../tests/support/shops/test-sealer.ts'

const clients = 8
/** In turns with what it is compared to, so that whatever else the machine does meets both alike. */
const rounds = 9
const seconds = 1
const leastRatio = 0.4

/**
 * Cart writes on both databases, against a bare upsert of the same row through the same driver. A write is a whole call:
 * parsed, routed, its bearer and session checked, price and stock read, the line changed and answered; the upsert is a
 * call of the driver and nothing else, written and planned each time, as a program sends it.
 */
export async function benchBasket(): Promise<void> {
  const embedded = await connectEmbedded()
  await measure('embedded', embedded)
  await embedded.close()

  const postgres = await startThrowawayPostgres()
  if (postgres === null) return printResult('cart writes, PostgreSQL', 'no server here')
  try {
    postgres.createDatabase('bench')
    const connection = await connectPostgres(`${postgres.url}/bench`)
    await measure('PostgreSQL', connection)
    await connection.close()
  } finally {
    postgres.stop()
  }
}

async function measure(name: string, connection: Connection): Promise<void> {
  const logger = pino({ level: 'silent' })
  await migrate(connection)
  await openDemoShop(connection, logger)
  const { app } = await buildApp({
    connection,
    sealer: testSealer,
    renderer: await loadBuiltRenderer(),
    publicUrl: 'http://localhost:3000',
    mediaFolder: 'var/bench-media',
    logger,
  })
  const variantId = await firstVariant(app)
  const writers = await Promise.all(Array.from({ length: clients }, (_, client) => register(app, client)))
  const lineIds: string[] = []
  for (const writer of writers) lineIds.push(await addLine(app, { writer, variantId }))
  const write = (lane: number, turn: number) =>
    setQuantity(app, { writer: writers[lane]!, lineId: lineIds[lane]!, turn })
  const bare = await bareUpsert(connection)

  const ratios: number[] = []
  const wholes: { rate: number; p99: number }[] = []
  const bares: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const reference = await load(bare)
    const whole = await load(write)
    bares.push(reference.rate)
    wholes.push(whole)
    ratios.push(whole.rate / reference.rate)
  }
  const ratio = median(ratios)
  printResult(`bare upsert of the same row, ${name}`, perSecond(median(bares)))
  printResult(`cart writes, ${name}`, perSecond(median(wholes.map(({ rate }) => rate))))
  printResult(`cart write, p99 of ${clients} at once, ${name}`, ms(median(wholes.map(({ p99 }) => p99))))
  const budget = { target: `>= ${leastRatio}`, isMet: ratio >= leastRatio }
  printResult(`cart write / bare upsert, ${name}`, ratio.toFixed(2), budget)
  await app.close()
}

/** The row that a cart write leaves, written again and again by its driver and nothing else. */
async function bareUpsert({
  database,
}: Connection): Promise<(lane: number, turn: number) => Promise<unknown>> {
  const { rows } = await database.execute(sql`select * from cart_lines order by position`)
  return (lane, turn) => {
    const row = rows[lane]!
    return database.execute(sql`
      insert into cart_lines (cart_id, kind, item_id, quantity, baseline_price_minor, added_at, snapshot)
      values (${row['cart_id']}::uuid, ${row['kind']}, ${row['item_id']}::uuid, ${1 + (turn % 3)}::integer,
        ${row['baseline_price_minor']}::integer, ${new Date().toISOString()}::timestamptz,
        ${JSON.stringify(row['snapshot'])}::jsonb)
      on conflict on constraint cart_lines_item do update set quantity = excluded.quantity`)
  }
}

async function addLine(
  app: App,
  { writer, variantId }: { writer: SignedIn; variantId: string },
): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/cart/items',
    headers: { authorization: `Bearer ${writer.token.accessToken}` },
    payload: { kind: 'variant', variantId, quantity: 1 },
  })
  return answer.json<{ item: CartItem }>().item.cartItemId ?? ''
}

/** What a press of a stepper sends. */
async function setQuantity(
  app: App,
  { writer, lineId, turn }: { writer: SignedIn; lineId: string; turn: number },
): Promise<void> {
  const answer = await app.inject({
    method: 'PATCH',
    url: `/api/cart/items/${lineId}`,
    headers: { authorization: `Bearer ${writer.token.accessToken}` },
    payload: { quantity: 1 + (turn % 3) },
  })
  if (answer.statusCode !== 200) throw new Error(`A cart write answered ${answer.statusCode}: ${answer.body}`)
}

async function firstVariant(app: App): Promise<string> {
  const { beers } = (await app.inject('/public/beers/latest?limit=40')).json<BeerList>()
  const container = beers
    .flatMap((beer) => beer.containers)
    .find(({ storefrontVariantId, availableUnits }) => storefrontVariantId !== null && availableUnits > 3)
  if (!container?.storefrontVariantId) throw new Error('The demo shop has nothing to order')
  return container.storefrontVariantId
}

async function register(app: App, client: number): Promise<SignedIn> {
  const answer = await app.inject({
    method: 'POST',
    url: '/public/auth/register',
    headers: { 'x-forwarded-for': `10.1.0.${client}` },
    payload: {
      email: `buyer-${client}@bench.example`,
      password: 'a firkin of mild',
      name: 'Maggie',
      marketingOptIn: false,
    },
  })
  if (answer.statusCode !== 201) throw new Error(`A registration answered ${answer.statusCode}`)
  return answer.json()
}

/** Keeps a lane busy for each client. */
async function load(
  work: (lane: number, turn: number) => Promise<unknown>,
): Promise<{ rate: number; p99: number }> {
  const times: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, lane) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const start = performance.now()
        await work(lane, turn)
        times.push(performance.now() - start)
      }
    }),
  )
  const rate = times.length / ((performance.now() - started) / 1000)
  const sorted = times.toSorted((a, b) => a - b)
  return { rate, p99: percentile(sorted, 0.99) }
}
