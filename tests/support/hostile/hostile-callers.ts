import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import type { FactorPolicy } from '../../../server/identity/accounts/second-factor/assess-strength.ts'
import { clients } from '../../../server/identity/accounts/client-tables.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import type { App } from '../../../server/platform/http/app-type.ts'
import { mailContext } from '../../../server/platform/mail/mail-queries.ts'
import { mails } from '../../../server/platform/mail/mail-tables.ts'
import { approveClients } from '../builders/approve-clients.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { testSealer } from '../shops/test-sealer.ts'
import type { HostileCatalogue } from './hostile-catalogue.ts'
import type { KnownValues } from './schema-values.ts'

export const callerKinds = ['visitor', 'client', 'second-factor'] as const
export type CallerKind = (typeof callerKinds)[number]

const password = 'a firkin of mild'
/** A caller is replaced after so many requests: by then its own limits refuse nearly everything. */
const usesOfOne = 1500

/** Clients whose work needs a second factor, for the accounts of the shop under test. */
const workers = new Set<string>()
export const policyOfWorkers = async (_database: Database, clientId: string): Promise<FactorPolicy | null> =>
  workers.has(clientId) ? 'staff' : null

type Shop = { app: App; database: Database; catalogue: HostileCatalogue }

/** Anyone who sends hostile requests; a caller who has lost the session gets another one. */
export async function createCallers(shop: Shop) {
  const known: KnownValues = knownOf(shop.catalogue)
  const headers: Record<string, Record<string, string>> = { visitor: {} }
  const uses: Record<string, number> = {}
  const renew = async (kind: CallerKind) => {
    uses[kind] = 0
    if (kind !== 'visitor') headers[kind] = await signUp(shop, known, kind === 'second-factor')
  }
  for (const kind of callerKinds) await renew(kind)

  return {
    known,
    headersOf: async (kind: CallerKind): Promise<Record<string, string>> => {
      uses[kind] = (uses[kind] ?? 0) + 1
      if (uses[kind] > usesOfOne) await renew(kind)
      return headers[kind]!
    },
    /** To be called after each answer: sessions end by requests that the shop rightly obeys. */
    mindAnswer: (kind: CallerKind, status: number) => {
      if (status === 401 && kind !== 'visitor') uses[kind] = (uses[kind] ?? 0) + usesOfOne / 3
    },
  }
}

function knownOf({ brewery, beer, container, group, accessory }: HostileCatalogue): KnownValues {
  const ids = [beer.id, brewery.id, group.id, accessory.id]
  const slugs = ['tern', 'coast', 'all', 'yorkshire']
  const variants = [container.storefrontVariantId!]
  return {
    id: [...ids],
    beerId: [beer.id],
    beer: [beer.id],
    beerIds: [beer.id],
    wish: [beer.id],
    subjectId: [beer.id, brewery.id],
    subjectType: ['beer', 'brewery'],
    variantId: variants,
    itemId: [...variants, accessory.id],
    itemIds: [...variants],
    upsellId: [accessory.id],
    groupId: [group.id],
    teamId: [brewery.id],
    team: [brewery.id, 'tern'],
    team_id: [brewery.id],
    slug: slugs,
    groupSlug: ['coast'],
    brewerySlug: ['tern'],
    publicSlug: ['tern'],
    region: ['yorkshire', 'all'],
    style: ['porter', 'ipa'],
    '*': ['COAST//', 'coast/x'],
    postcode: ['EH1 1AA', 'LS1 4DY'],
    email: ['maggie@thetap.example', 'nobody@thetap.example'],
    password: [password],
    currentPassword: [password],
    text: ['2 x Salt 30 l keg', 'salt'],
    orderby: ['abv', 'price'],
    page: ['1', '2', '9999'],
    token: [sandboxTokens.success, sandboxTokens.authenticate],
    payment: ['card'],
    quantity: [1, 3],
    refreshToken: [],
    number: [],
    commentId: [],
    'idempotency-key': ['12345678-key'],
    cookie: ['1~~', `1~coast~v${variants[0]}*1`, `1.${beer.id.replaceAll('-', '')}`, 'list', randomUUID()],
  }
}

let signedUp = 0

/** A client with something of everything. What it owns goes to the known values. */
async function signUp(
  { app, database, catalogue: { beer, container } }: Shop,
  known: KnownValues,
  hasSecondFactor: boolean,
): Promise<Record<string, string>> {
  const email = `hostile-${(signedUp += 1)}@thetap.example`
  const send = async (method: 'POST' | 'GET', url: string, payload?: object, headers = {}) =>
    (
      await app.inject({
        method,
        url,
        headers: { 'x-forwarded-for': `10.200.${signedUp >> 8}.${signedUp & 255}`, ...headers },
        ...(payload && { payload }),
      })
    ).json()
  const person = { email, password, name: 'Maggie Tapster', marketingOptIn: false }
  const { client, token, refresh }: SignedIn = await send('POST', '/public/auth/register', person)
  await database.update(clients).set({ emailConfirmedAt: new Date() }).where(eq(clients.id, client.id))
  await approveClients(database, [client.id])
  const own = { authorization: `Bearer ${token.accessToken}` }
  const address = {
    label: 'Pub',
    recipient: 'Maggie',
    street: '1 Swan Street',
    town: 'Leeds',
    postcode: 'LS1 4DY',
  }
  const { id: addressId } = await send('POST', '/api/account/addresses', address, own)
  const line = { variantId: container.storefrontVariantId, quantity: 1 }
  await send('POST', '/api/cart/items', line, own)
  const order = { contact: { ...checkoutContact, email }, payment: 'card' }
  const { number } = await send('POST', '/api/orders', order, { ...own, 'idempotency-key': randomUUID() })
  await send('POST', '/api/cart/items', line, own)
  await send('POST', '/public/marketplace/wishlist', { beerId: beer.id }, own)
  const review = { subjectId: beer.id, body: 'Dropped bright in a day.', rating: 4 }
  const { comment } = await send('POST', '/public/marketplace/comments', review, own)
  const { items } = await send('GET', '/api/cart', undefined, own)
  addKnown(known, {
    id: [addressId, items?.[0]?.cartItemId],
    number: [number],
    orderNumber: [number],
    commentId: [comment?.id],
    itemId: [items?.[0]?.cartItemId],
    email: [email],
    refreshToken: [refresh.refreshToken],
  })
  if (hasSecondFactor) {
    workers.add(client.id)
    await addAuthenticator(database, email, (url, payload) => send('POST', url, payload, own))
  }
  return own
}

/** The newest values first, and no more than some. */
function addKnown(known: KnownValues, found: Record<string, unknown[]>): void {
  for (const [name, values] of Object.entries(found))
    known[name] = [...values.filter((value) => value !== undefined), ...(known[name] ?? [])].slice(0, 12)
}

async function addAuthenticator(
  database: Database,
  email: string,
  post: (url: string, payload?: object) => Promise<{ secret: string }>,
): Promise<void> {
  const place = '/api/account/second-factor/authenticator'
  await post('/api/account/proof-code').catch(() => null)
  const [mail] = await database
    .select({ id: mails.id, secret: mails.secret })
    .from(mails)
    .where(eq(mails.toEmail, email))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  const code = testSealer.open(mail!.secret!, mailContext(mail!.id))
  const { secret } = await post(place, { code })
  await post(`${place}/confirmation`, { code: new TOTP({ secret }).generate() })
}
