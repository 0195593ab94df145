import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { type ClientOptions, limitOf, sellerClient } from './dray-client.ts'
import { acceptAll } from './example.ts'

const json = (body: object, status = 200, headers = {}) => Response.json(body, { status, headers })
const tooMany = (seconds?: number) =>
  json(
    { code: 'too_many_attempts', message: 'Wait.' },
    429,
    seconds === undefined ? {} : { 'retry-after': String(seconds) },
  )

/** A client whose shop gives these answers in turn; an answer of null is a connection that breaks. */
function clientOf(answers: (Response | null)[], more: Partial<ClientOptions> = {}) {
  const asked: Request[] = []
  const waits: number[] = []
  const client = sellerClient({
    url: 'https://dray.example',
    token: 'dray_s_1',
    fetch: async (request) => {
      asked.push(request)
      const answer = answers.shift()
      if (answer === null) throw new TypeError('fetch failed')
      return answer ?? json({ rows: [] })
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...more,
  })
  return { client, asked, waits }
}
const readJson = async (name: string) => JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'))
const path = { brewery: 'tern', part: 'p' }
const accept = (client: ReturnType<typeof sellerClient>, key?: string) =>
  client.POST('/api/sell/{brewery}/orders/{part}/accept', {
    params: { path, ...(key !== undefined && { header: { 'idempotency-key': key } }) },
    body: {},
  })

test('a call names the token, and an action a key of its own or the one given (PLAT-04)', async () => {
  const { client, asked } = clientOf([])
  await client.GET('/api/sell/{brewery}/stock', { params: { path: { brewery: 'tern' }, query: { page: 2 } } })
  await accept(client)
  await accept(client)
  await accept(client, 'order-000017')
  expect(asked[0]!.url).toBe('https://dray.example/api/sell/tern/stock?page=2')
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(Array(4).fill('Bearer dray_s_1'))
  const keys = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBeNull()
  expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[2]).not.toBe(keys[1])
  expect(keys[3]).toBe('order-000017')
})

test('it waits as long as the shop asks and tries again with the same key (PLAT-04)', async () => {
  const { client, asked, waits } = clientOf([tooMany(7), null, tooMany(), json({ part: {} })])
  const { data } = await accept(client)
  expect(data).toEqual({ part: {} })
  expect(waits).toEqual([7000, 2000, 4000])
  expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(await Promise.all(asked.map((request) => request.text()))).toEqual(Array(4).fill('{}'))
})

test('after its tries it answers what the shop said, or throws where nothing came (PLAT-04)', async () => {
  const refused = clientOf([tooMany(1), tooMany(1)], { tries: 2 })
  const { error, response } = await accept(refused.client)
  expect([error?.code, response.status]).toEqual(['too_many_attempts', 429])
  const away = clientOf([null, null], { tries: 2 })
  await expect(accept(away.client)).rejects.toThrow('fetch failed')
})

test('an answer says how many calls are left, and one without the headers nothing (PLAT-04)', async () => {
  const said = { 'ratelimit-policy': '"token";q=600;w=60', ratelimit: '"token";r=0;t=42' }
  const { client } = clientOf([json({}, 403, said), json({}, 401)])
  expect(limitOf((await accept(client)).response)).toEqual({ calls: 600, remaining: 0, seconds: 42 })
  expect(limitOf((await accept(client)).response)).toBeNull()
})

test('a refusal is answered at once with its code (PLAT-02)', async () => {
  const { client, asked } = clientOf([
    json({ code: 'scope_missing', message: 'No.', field: 'orders:write' }, 403),
  ])
  expect((await accept(client)).error).toMatchObject({ code: 'scope_missing', field: 'orders:write' })
  expect(asked).toHaveLength(1)
})

test('a call that ends on a day says so', async () => {
  const ended: [string, Date][] = []
  const onSunset = (call: string, end: Date) => void ended.push([call, end])
  const sunset = { sunset: 'Tue, 23 Nov 2027 00:00:00 GMT' }
  const { client } = clientOf([json({}, 200, sunset), json({})], { onSunset })
  await accept(client)
  await accept(client)
  expect(ended).toEqual([['POST /api/sell/{brewery}/orders/{part}/accept', new Date('2027-11-23')]])
})

test('the example of the README is the one that is checked and played', async () => {
  const [readme, example] = await Promise.all(
    ['README.md', 'example.ts'].map((name) => readFile(new URL(name, import.meta.url), 'utf8')),
  )
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``)
  expect(acceptAll).toHaveLength(3)
})

test('its package asks for the version that is tested here', async () => {
  const [own, shops] = [await readJson('package.json'), await readJson('../../package.json')]
  expect(own.dependencies['openapi-fetch']).toBe(shops.devDependencies['openapi-fetch'])
})

test('the example confirms what waits on every page, though what is confirmed leaves the list (PLAT-05)', async () => {
  const left = Array.from({ length: 5 }, (_, at) => ({ part: `part-${at}`, number: `DRAY-${at}` }))
  const accepted: string[] = []
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const asked = new URL(url)
    if (method === 'GET') {
      const from = 2 * (Number(asked.searchParams.get('page') ?? 1) - 1)
      return json({ rows: left.slice(from, from + 2), pages: Math.ceil(left.length / 2) })
    }
    const part = asked.pathname.split('/').at(-2)!
    accepted.push(part)
    left.splice(
      left.findIndex((row) => row.part === part),
      1,
    )
    return json({ part: {} })
  })
  expect(await acceptAll('https://dray.example', 'dray_s_1', 'tern')).toEqual([])
  vi.unstubAllGlobals()
  expect(accepted).toEqual(['part-0', 'part-1', 'part-2', 'part-3', 'part-4'])
})
