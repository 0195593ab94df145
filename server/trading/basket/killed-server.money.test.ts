import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildBeer, buildContainer } from '../../../tests/support/builders/builders.ts'
import { type KillableShop, startKillableShop } from '../../../tests/support/servers/killable-shop.ts'
import { runCount } from '../../../tests/support/builders/run-counts.ts'
import { createServerDatabase } from '../../../tests/support/servers/test-database.ts'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { CartItem } from '../../../shared/api/basket-api.ts'
import { connect } from '../../platform/database/connect.ts'
import { migrate } from '../../platform/database/apply-migrations.ts'

const wholeWrites = runCount(1_000)
const lanes = 4
/** Each kill falls somewhere into its share of the writes. */
const kills = 4

type Action = { method: 'POST' | 'PATCH'; path: string; body: object; key: string | null; quantity: number }

/** The place for a shop that opens repeatedly: a folder, or a database of the server. */
async function stockedPlace(): Promise<{ environment: Record<string, string>; items: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'dray-killed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const databaseUrl = inject('postgresServer') === null ? null : await createServerDatabase()
  const connection = await connect({ databaseUrl, folder: join(folder, 'database') })
  await migrate(connection)
  const { database } = connection
  const { id: beerId } = await buildBeer(database)
  const items: string[] = []
  for (let lane = 0; lane < lanes; lane += 1) {
    const { storefrontVariantId } = await buildContainer(database, { beerId, availableUnits: 100_000 })
    items.push(storefrontVariantId!)
  }
  await connection.close()
  return { environment: { VAR_FOLDER: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, items }
}

test('a server killed at random retains every acknowledged write, once (CART-37)', async () => {
  const { environment, items } = await stockedPlace()
  let shop: KillableShop = await startKillableShop(environment)
  onTestFinished(() => shop.kill())
  const session = await register(shop)
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${session.token.accessToken}`,
  }
  /** The contents of each lane's line, and its unanswered request. */
  const quantities = items.map(() => 0)
  const underWay: (Action | null)[] = items.map(() => null)
  let written = 0

  /** The server's id of each lane's line. */
  const lineIds: (string | null)[] = items.map(() => null)

  /** Adds with a key, and sometimes sets without one: a repeated set does no harm. */
  const nextAction = (lane: number): Action => {
    const lineId = lineIds[lane]
    if (lineId && Math.random() < 0.4) {
      const quantity = 1 + Math.floor(Math.random() * 50)
      return { method: 'PATCH', path: `/api/cart/items/${lineId}`, body: { quantity }, key: null, quantity }
    }
    const body = { kind: 'variant', variantId: items[lane], quantity: 1 }
    const key = crypto.randomUUID()
    return { method: 'POST', path: '/api/cart/items', body, key, quantity: quantities[lane]! + 1 }
  }
  const send = async ({ method, path, body, key }: Action): Promise<CartItem | null> => {
    const call = {
      method,
      headers: { ...headers, ...(key !== null && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    }
    const answer = await fetch(shop.url + path, call).catch(() => null)
    if (answer === null) return null
    // An answer that stops half way is none.
    const whole = await answer.text().catch(() => null)
    if (whole !== null && !whole.includes('"quantity"')) throw new Error(whole)
    return whole === null ? null : JSON.parse(whole).item
  }
  const work = async (lane: number, until: () => boolean) => {
    while (!until()) {
      const action = underWay[lane] ?? nextAction(lane)
      underWay[lane] = action
      const line = await send(action)
      if (line === null) return
      lineIds[lane] = line.cartItemId
      quantities[lane] = action.quantity
      underWay[lane] = null
      written += 1
    }
  }
  const held = async () => {
    const answer = await fetch(`${shop.url}/api/cart`, { headers })
    const { items: lines } = (await answer.json()) as { items: CartItem[] }
    return items.map((item) => lines.find(({ variantId }) => variantId === item)?.quantity ?? 0)
  }

  for (let kill = 0; kill <= kills; kill += 1) {
    const share = wholeWrites / (kills + 1)
    const end = kill * share + (kill === kills ? share : Math.floor(Math.random() * share))
    const workers = items.map((_item, lane) => work(lane, () => kill === kills && written >= end))
    if (kill < kills) {
      for (;;) {
        if (written >= end) break
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      await shop.kill()
    }
    await Promise.all(workers)
    if (kill === kills) break
    shop = await startKillableShop(environment)
    for (const [lane, quantity] of (await held()).entries())
      expect([quantities[lane], underWay[lane]?.quantity]).toContain(quantity)
  }
  expect(written).toBeGreaterThanOrEqual(wholeWrites)
  expect(await held()).toEqual(quantities)
}, 900_000)

async function register(shop: KillableShop): Promise<SignedIn> {
  const answer = await fetch(`${shop.url}/public/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'maggie@thetap.example',
      password: 'a firkin of mild',
      name: 'Maggie Tapster',
      marketingOptIn: false,
    }),
  })
  return (await answer.json()) as SignedIn
}
