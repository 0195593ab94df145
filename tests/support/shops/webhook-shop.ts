import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { WebhookLog, WebhookAttempts } from '../../../shared/api/webhooks-api.ts'
import { breweryEvents } from '../../../shared/accounts/webhook-events.ts'
import { createPublicReach } from '../../../server/platform/http/public-reach.ts'
import { sendWebhooks } from '../../../server/integrations/webhooks/send-webhooks.ts'
import { tidyWebhooks } from '../../../server/integrations/webhooks/tidy-webhooks.ts'
import { buildBrewery } from '../builders/builders.ts'
import { openReceiver } from '../outbound/open-receiver.ts'
import { addMember } from './add-staff.ts'
import { bearer, registration } from './account-shop.ts'
import { openOrderShop } from './order-shop.ts'
import { testSealer } from './test-sealer.ts'

type Headers = Record<string, string>
const keyed = () => ({ 'idempotency-key': crypto.randomUUID() })
/** Who has webhooks; without an address one cannot sign in again. */
type Owner = { root: string; headers: Headers; email?: string }

/** The whole shop, a program that receives its webhooks, and the job that sends them. */
export async function openWebhookShop() {
  const receiver = await openReceiver()
  // Without jobs: the test sends what is due itself.
  const shop = await openOrderShop({ lasts: 'file', reach: receiver.reach, role: 'web' })
  const { database } = shop
  const reach = createPublicReach(receiver.reach)
  const deps = {
    database,
    sealer: testSealer,
    reach,
    publicUrl: 'https://dray.example',
    clock: shop.now,
    logger: { error: () => {} } as never,
    chance: () => 0.5,
  }

  /** A call of an owner, who signs in again where the clock has run on. */
  async function ask(
    owner: Owner,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, more = {} }: { body?: object | undefined; more?: Headers } = {},
  ) {
    const reply = await shop.call(method, path, body, { ...owner.headers, ...more })
    if (reply.statusCode !== 401 || owner.email === undefined) return reply
    owner.headers = bearer(await shop.signIn(owner.email))
    return shop.call(method, path, body, { ...owner.headers, ...more })
  }

  /** The calls of a webhook of this owner. */
  function callsOf(owner: Owner, id: string) {
    const at = `${owner.root}/${id}`
    return {
      id,
      log: async (): Promise<WebhookLog['rows']> => (await ask(owner, 'GET', `${at}/deliveries`)).json().rows,
      attempts: async (delivery: string): Promise<WebhookAttempts['attempts']> =>
        (await ask(owner, 'GET', `${at}/deliveries/${delivery}`)).json().attempts,
      /** What the list says of it. */
      now: async () =>
        (await ask(owner, 'GET', owner.root)).json().webhooks.find((one: { id: string }) => one.id === id),
      test: () => ask(owner, 'POST', `${at}/test`, { more: keyed() }),
      again: (delivery: string) =>
        ask(owner, 'POST', `${at}/deliveries/${delivery}/again`, { more: keyed() }),
      since: (since: Date) =>
        ask(owner, 'POST', `${at}/again`, { body: { since: since.toISOString() }, more: keyed() }),
      renew: (body?: object) => ask(owner, 'POST', `${at}/secret`, { body }),
      turn: (isOn: boolean) => ask(owner, 'PUT', `${at}/switch`, { body: { isOn } }),
      choose: (events: string[]) => ask(owner, 'PUT', `${at}/events`, { body: { events } }),
      remove: () => ask(owner, 'DELETE', at),
    }
  }

  return {
    ...shop,
    receiver,
    deps,
    send: (more: Partial<typeof deps> = {}) => sendWebhooks({ ...deps, ...more }),
    tidy: () => tidyWebhooks(deps),
    /** An owner of a new brewery, with the address of its calls. */
    owner: async (slug: string) => {
      const brewery = await buildBrewery(database, { slug, email: `${slug}@brewery.example` }, shop.now())
      const session: SignedIn = await shop.register()
      await addMember(database, { clientId: session.client.id, breweryId: brewery.id, role: 'owner' })
      const { email } = session.client
      return { brewery, headers: bearer(session), root: `/api/sell/${slug}/webhooks`, email }
    },
    /** Makes a webhook that is called for all events of a brewery, or for these. */
    hook: async (
      owner: Owner,
      { path = '/', events = [...breweryEvents] }: { path?: string; events?: string[] } = {},
    ) => {
      const isBuyers = owner.root.startsWith('/api/account')
      const body = { url: receiver.url(path), events, ...(isBuyers && { password: registration.password }) }
      const made = await ask(owner, 'POST', owner.root, { body })
      if (made.statusCode !== 201) throw new Error(`Not made: ${made.body}`)
      const { id, secret } = made.json() as { id: string; secret: string }
      return { secret, ...callsOf(owner, id) }
    },
    /** What came to a path. */
    received: (path = '/') => receiver.received.filter((one) => one.path === path),
  }
}
