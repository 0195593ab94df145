import { afterAll, expect, test } from 'vitest'
import type { SignedIn } from '../shared/api/accounts-api.ts'
import type { CheckResults } from '../shared/api/system-api.ts'
import { addDays, londonDay } from '../shared/working-time/working-time.ts'
import { callShop, newBuyer } from './support/pages/buyer.ts'
import { signInElsewhere } from './support/pages/signed-in.ts'
import { keyedCall, paidOrder, staffSecrets } from './support/pages/staff-orders.ts'
import { buyOne } from './support/shops/buy-one.ts'
import { startShop } from './support/shops/start-shop-process.ts'
import { visited, visitors } from './support/shops/visit-shop.ts'

/** The built shop on its embedded database, as `npm start` opens it. */
const shop = await startShop()
afterAll(() => shop.stop())

const signIn = (name: string, secret: string) => signInElsewhere(shop.url, `${name}@dray.example`, secret)
const admin = await signIn('admin', staffSecrets.admin)
const brewer = await signIn('brewer', 'mash in at seven')
const organiser = await signIn('organiser', 'van leaves at noon')
const read = async <Answer>(path: string, who: SignedIn) =>
  (await callShop(shop.url, path, undefined, who)) as Answer

type Action = { who: SignedIn; call: string; body?: object; isShownFirst?: true }

/** Does an action as a console does: what would happen is shown first where the console shows it. */
async function take({ who, call, body, isShownFirst }: Action): Promise<string | null> {
  const [method = '', path = ''] = call.split(' ')
  const send = (query: string) =>
    fetch(shop.url + path + query, {
      method,
      headers: {
        authorization: `Bearer ${who.token.accessToken}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const sent = [...(isShownFirst ? ['?dryRun=true'] : []), '']
  for (const query of sent) {
    const answer = await send(query)
    const text = await answer.text()
    if (!answer.ok) return `${call}${query}: ${answer.status} ${text}`
  }
  return null
}

const beer = 'Towpath Bitter firkin'
const tern = '/api/sell/learmonth-basin'
const forth = '/api/sell/group/forth-crossing'

/** A pub's order on a pallet of the group's next run. */
async function orderOnRun(): Promise<{ runId: string }> {
  await paidOrder(shop.url, {
    groupSlug: 'forth-crossing',
    contact: { towncity: 'Edinburgh', postcode: 'EH6 6JH' },
  })
  const { runs } = await read<{ runs: { id: string; drops: number }[] }>(forth, organiser)
  return { runId: runs.find(({ drops }) => drops > 0)!.id }
}

const staff = (call: string, body: object = {}): Action => ({ who: admin, call, body })
const shown = (call: string, body: object = {}): Action => ({ ...staff(call, body), isShownFirst: true })
const own = (call: string, body: object): Action => ({ who: brewer, call, body })
const run = (call: string, body: object): Action => ({ who: organiser, call, body, isShownFirst: true })

type Subjects = { order: string; clientId: string; runId: string }

/** Actions of the consoles on content, catalogue, runs, money and breweries; nothing that is being bought is taken off sale. */
async function consoleActions({ order, clientId, runId }: Subjects): Promise<Action[]> {
  const { rows: stock } = await read<{ rows: { containerId: string; title: string }[] }>(
    `${tern}/stock`,
    brewer,
  )
  const { rows: beers } = await read<{ rows: { id: string; name: string }[] }>(`${tern}/beers`, brewer)
  const { rows: changes } = await read<{ rows: { id: string }[] }>('/api/admin/catalogue', admin)
  const beerId = beers.find(({ name }) => name === 'Aqueduct')!.id
  const container = stock.find(({ title }) => title.startsWith('Aqueduct'))!.containerId
  const size = `PUT ${tern}/beers/${beerId}/containers/${container}/online`
  const entry = '/api/admin/shop/flag:home.shopAllButton'
  return [
    staff(`PUT ${entry}`, { json: 'false' }),
    staff(`POST ${entry}/undo`),
    own(`POST ${tern}/stock`, {
      kind: 'made',
      reason: 'Brewed.',
      items: [{ containerId: container, units: 12 }],
    }),
    own(`POST ${tern}/prices`, {
      containerId: container,
      priceMinor: 9675,
      fromDay: addDays(londonDay(new Date()), 1),
    }),
    own(`POST ${tern}/beers/${beerId}`, { tastingNotes: 'Burnt toast.' }),
    own(size, { isOnline: false }),
    own(size, { isOnline: true }),
    shown(`POST /api/admin/catalogue/${changes[0]!.id}/approve`),
    run(`POST ${forth}/runs/${runId}/change`, { capacityKg: 50_000 }),
    run(`POST ${forth}/runs/${runId}/write`, { to: 'pubs', words: 'Snow is forecast.' }),
    run(`POST ${forth}/runs/${runId}/cancel`, { reason: 'The van is at its service.' }),
    shown('POST /api/admin/money/reconciliation/comparison'),
    shown(`POST /api/admin/orders/${order}/payment/question`),
    shown(`POST /api/admin/orders/${order}/refunds`, {
      items: [],
      goodwillMinor: 100,
      reason: 'goodwill',
      cause: 'dray',
      note: 'Sorry.',
    }),
    shown('POST /api/admin/money/breweries/learmonth-basin/hold', { reason: 'A court asked.' }),
    shown('DELETE /api/admin/money/breweries/learmonth-basin/hold'),
    shown(`POST /api/admin/buyers/${clientId}/credit/open`, {
      limitMinor: 100_000,
      terms: '30',
      reason: 'Paid on time.',
    }),
    staff('POST /api/admin/breweries/anagach/awrs-checks', {
      awrsNumber: 'XAAW00000123456',
      lookedUpAt: new Date().toISOString(),
      nameOnRegister: 'Anagach Brewing Ltd',
      status: 'approved',
      evidence: { text: 'Approved.' },
    }),
    shown('POST /api/admin/breweries/assay-yard/suspension', { reason: 'Documents were wrong.' }),
    shown('DELETE /api/admin/breweries/assay-yard/suspension'),
    staff('POST /api/admin/system/checks'),
  ]
}

test(
  'staff, brewery and organiser act in their consoles while buyers order, and no request of a buyer or visitor fails (OPER-02, STAF-18)',
  { timeout: 300_000 },
  async () => {
    const { runId } = await orderOnRun()
    const buyers = [await newBuyer(shop, []), await newBuyer(shop, []), await newBuyer(shop, [])]
    const order = await buyOne(shop.url, buyers[0]!, beer)
    const actions = await consoleActions({ order, clientId: buyers[0]!.client.id, runId })
    let isOver = false
    const visiting = visitors(shop.url, () => isOver)
    const refused: string[] = []
    const bought: string[] = []
    const failed: string[] = []
    for (const [at, act] of actions.entries()) {
      // A whole purchase is under way beside each action.
      const buying = buyOne(shop.url, buyers[at % buyers.length]!, beer).then(
        (number) => bought.push(number),
        (error: unknown) => failed.push(`${act.call}: ${String(error)}`),
      )
      const problem = await take(act)
      if (problem !== null) refused.push(problem)
      await buying
    }
    isOver = true
    const visits = (await Promise.all(visiting)).flat()
    expect(refused).toEqual([])
    expect(failed).toEqual([])
    expect(bought).toHaveLength(actions.length)
    expect(visits.length).toBeGreaterThan(visited.length)
    expect(visits.filter(({ status }) => status !== 200)).toEqual([])
    expect(shop.log()).not.toMatch(/"level":(50|60)/)
    const { checks } = (await keyedCall(shop.url, '/api/admin/system/checks', {}, admin)) as CheckResults
    expect(checks.flatMap(({ faults }) => faults)).toEqual([])
  },
)
