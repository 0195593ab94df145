import { randomUUID } from 'node:crypto'
import { createAccounts } from '../../../server/identity/accounts/create-accounts.ts'
import { clients } from '../../../server/identity/accounts/client-tables.ts'
import { sessions } from '../../../server/identity/accounts/session-tables.ts'
import { cartLines, carts } from '../../../server/trading/basket/cart-tables.ts'
import { everybodyOn, readSellableOffers } from '../../../server/trading/basket/offer.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { refreshTokenSeconds } from '../../../shared/limits/limits.ts'
import { testSealer } from './test-sealer.ts'
import { approveClients } from '../builders/approve-clients.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'

type Bought = { variantId: string; quantity: number }
type LoadClients = {
  count: number
  publicUrl: string
  buys: readonly Bought[]
  group?: { id: string; slug: string; name: string }
  now?: Date
}
export type LoadBuyer = { clientId: string; authorization: string; groupId: string | null }

/** Many signed-in buyers at once, each with the same basket, written straight into the database. */
export async function openLoadClients(
  database: Database,
  { count, publicUrl, buys, group, now = new Date() }: LoadClients,
): Promise<LoadBuyer[]> {
  const { accounts } = await createAccounts({ database, publicUrl, sealer: testSealer })
  const newClients = Array.from({ length: count }, () => {
    const id = randomUUID()
    const email = `${id}@load-clients.example`
    return { id, email, emailKey: email, name: 'Maggie', emailConfirmedAt: now }
  })
  await database.insert(clients).values(newClients)
  await approveClients(
    database,
    newClients.map(({ id }) => id),
  )
  await fillCarts(database, { clientIds: newClients.map(({ id }) => id), buys, group, now })
  const started = newClients.map(({ id: clientId }) => ({
    id: randomUUID(),
    clientId,
    device: 'a test',
    startedAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + refreshTokenSeconds * 1000),
  }))
  await database.insert(sessions).values(started)
  return Promise.all(
    started.map(async ({ id: sessionId, clientId }) => {
      const { accessToken } = await accounts.tokens.sign({ clientId, sessionId }, now)
      return { clientId, authorization: `Bearer ${accessToken}`, groupId: group?.id ?? null }
    }),
  )
}

/** Puts the same lines into the cart of each. */
async function fillCarts(
  database: Database,
  {
    clientIds,
    buys,
    group,
    now = new Date(),
  }: { clientIds: string[]; buys: readonly Bought[]; group?: LoadClients['group']; now?: Date },
): Promise<void> {
  const items = buys.map(({ variantId }) => ({ kind: 'variant' as const, itemId: variantId }))
  const offers = [...(await readSellableOffers(database, items, everybodyOn(now))).values()]
  const quantities = new Map(buys.map(({ variantId, quantity }) => [variantId, quantity]))
  const opened = await database
    .insert(carts)
    .values(clientIds.map((clientId) => ({ clientId, touchedAt: now.toISOString() })))
    .onConflictDoUpdate({ target: carts.clientId, set: { touchedAt: now.toISOString() } })
    .returning({ id: carts.id })
  const lines = opened.flatMap(({ id: cartId }) =>
    offers.map((offer) => ({
      cartId,
      ...(group && { groupId: group.id, groupSlug: group.slug, groupName: group.name }),
      kind: offer.kind,
      itemId: offer.itemId,
      quantity: quantities.get(offer.itemId) ?? 1,
      baselinePriceMinor: offer.priceMinor,
      addedAt: now.toISOString(),
      snapshot: offer,
    })),
  )
  for (let at = 0; at < lines.length; at += 1000)
    await database.insert(cartLines).values(lines.slice(at, at + 1000))
}

/** The request of a checkout by card; the same key is the same attempt. */
export function checkoutRequest({ authorization, groupId }: LoadBuyer, key: string) {
  return {
    method: 'POST' as const,
    headers: { authorization, 'idempotency-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ contact: checkoutContact, payment: 'card', groupId }),
  }
}
