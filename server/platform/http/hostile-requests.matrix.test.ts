import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { pageTable } from '../../features.ts'
import { randomRuns } from '../../../tests/support/builders/run-counts.ts'
import { bodyKindOf, fieldsOfForm } from '../../../tests/support/hostile/form-fields.ts'
import { createCallers, policyOfWorkers } from '../../../tests/support/hostile/hostile-callers.ts'
import { fillHostileCatalogue } from '../../../tests/support/hostile/hostile-catalogue.ts'
import { sandboxWithWebhook } from '../../../tests/support/hostile/hostile-payments.ts'
import { hostileTries, tryOnce } from '../../../tests/support/hostile/hostile-round.ts'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

const runs = randomRuns({ quick: 2500, thorough: 100_000 })

const connection = await openTestDatabase()
afterAll(() => connection.close())
const { database } = connection
const catalogue = await fillHostileCatalogue(database)
const { app, routes, log } = await openWholeShop(async () => {}, {
  connection,
  lasts: 'file',
  logLevel: 'error',
  accounts: { requiresSecondFactor: [policyOfWorkers] },
  payments: sandboxWithWebhook(database),
  metricsToken: 'a token of metrics',
})
await app.ready()
const callers = await createCallers({ app, database, catalogue })

test('the routes that are tried are all pages, calls, forms and files, and it is known what each form sends (SAFE-16)', async () => {
  const listed = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  const pages = pageTable.flatMap(({ row }) => row.paths.map((path) => `GET ${path}`))
  const calls = Object.entries((app.swagger().paths ?? {}) as Record<string, object>).flatMap(
    ([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(pages.length + calls.length).toBeGreaterThan(130)
  expect(
    [...pages, ...calls, 'POST /webhooks/stripe', 'GET /healthz'].filter((one) => !listed.has(one)),
  ).toEqual([])
  for (const entry of routes) if (bodyKindOf(entry) === 'form') fieldsOfForm(entry.path)
})

// A thorough run sends 100,000; `npm run bench -- hostile` a million.
test(`answers ${runs} hostile requests with no fault of ours, with errors of the catalogue and without their markup (SAFE-16)`, async () => {
  await fc.assert(
    fc.asyncProperty(hostileTries(routes, callers), async (one) => {
      expect((await tryOnce(app, callers, one)).faults).toEqual([])
    }),
    { numRuns: runs },
  )
  expect(log()).toBe('')
}, 3_600_000)

test.each([
  ['half an escape', '/beer/%E0%A4'],
  ['bytes that are no text', '/public/beers/%ff'],
  ['an escape of another kind', '/shop/%u0041'],
  ['a part of 400 characters', `/api/orders/${'9'.repeat(400)}`],
])('an address with %s is answered like one where nothing is (SAFE-16)', async (_fault, url) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  const isCall = /^\/(api|public)/.test(url)
  expect(answer.headers['content-type']).toMatch(isCall ? /^application\/json/ : /^text\/html/)
})

test.each([
  ['host', 'x:99999'],
  ['host', '[::1'],
  ['x-forwarded-host', '"><img>'],
  ['x-forwarded-proto', 'javascript'],
])('a request is refused whose %s is %s (SAFE-16)', async (name, value) => {
  const answer = await app.inject({ url: '/docs/api/', headers: { [name]: value } })
  expect(answer.statusCode).toBe(400)
})

test('half a character in a list is refused before it reaches an answer that is stored (SAFE-16)', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/public/marketplace/wishlist/merge',
    headers: { ...(await callers.headersOf('client')), 'idempotency-key': crypto.randomUUID() },
    payload: { beerIds: [catalogue.beer.id, 'x\udfff'] },
  })
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'beerIds.1'])
})

const jsonCalls = routes.filter((entry) => bodyKindOf(entry) === 'json')

test.each(['7', '"text"', '[]', 'true'])(
  'every call refuses %s as no object, and says so of no field (SAFE-16)',
  async (payload) => {
    const headers = { ...(await callers.headersOf('client')), 'content-type': 'application/json' }
    const answers = jsonCalls.map(async ({ method, path }) => {
      const url = path.replace(':provider', 'google').replace(/:[a-zA-Z]+/g, catalogue.beer.id)
      const answer = await app.inject({ method: method as 'POST', url, headers, payload })
      return { call: `${method} ${path}`, status: answer.statusCode, ...answer.json() }
    })
    const refusal = { status: 400, code: 'bad_body', message: 'This call takes a JSON object.' }
    expect(await Promise.all(answers)).toEqual(
      jsonCalls.map(({ method, path }) => ({
        call: `${method} ${path}`,
        ...refusal,
        requestId: expect.any(String),
      })),
    )
  },
)

test('a call that takes any of its fields says that none was named (SAFE-16)', async () => {
  const headers = await callers.headersOf('client')
  const url = '/api/sell/group/coast/runs/x/change'
  const answer = await app.inject({ method: 'POST', url, headers, payload: {} })
  expect(answer.json()).toMatchObject({ code: 'bad_body', message: expect.stringContaining('at least one') })
})

test('a field is named of a body that fits neither of two forms in more ways than are counted (SAFE-16)', async () => {
  const words = ['website', 'disclaimer', 'instagram', 'facebook', 'twitter', 'threads', 'tiktok', 'logo']
  const edits = Object.fromEntries(words.map((name) => [name, 'x'.repeat(600)]))
  const url = '/api/admin/catalogue/x/approve'
  const answer = await app.inject({ method: 'POST', url, payload: { edits } })
  const message = "Field 'edits.website' is not known."
  expect(answer.json()).toMatchObject({ code: 'bad_field', field: 'edits.website', message })
})
