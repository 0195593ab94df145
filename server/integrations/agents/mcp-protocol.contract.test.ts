import { expect, test } from 'vitest'
import { openAccountShop } from '../../../tests/support/shops/account-shop.ts'

const shop = await openAccountShop({ lasts: 'file' })
const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const named = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' }
const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } }
const send = (body: object, headers: Record<string, string> = named) => shop.post('/mcp', body, headers)
const refusal = async (answer: ReturnType<typeof send>) => {
  const { statusCode, body } = await answer
  return [statusCode, (JSON.parse(body) as { error: { code: number } }).error.code]
}

test('the stateless version answers with its type, how long it holds and for whom (PLAT-25, PLAT-27)', async () => {
  const discover = { ...listing, method: 'server/discover' }
  const answer = await send(discover, { ...named, 'mcp-method': 'server/discover' })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toMatchObject({
    id: 1,
    result: {
      resultType: 'complete',
      supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'],
      capabilities: { tools: {} },
      ttlMs: 300_000,
      cacheScope: 'public',
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'dray' } },
    },
  })
  expect((await send(listing)).json().result).toMatchObject({ ttlMs: 300_000, cacheScope: 'public' })
})

test.each([
  ['no version', { 'mcp-method': 'tools/list' }],
  ['another version', { ...named, 'mcp-protocol-version': '2025-11-25' }],
  ['no method', { 'mcp-protocol-version': '2026-07-28' }],
  ['another method', { ...named, 'mcp-method': 'tools/call' }],
])('a request whose headers name %s than its body is 400 with -32020 (PLAT-25)', async (_what, headers) => {
  expect(await refusal(send(listing, headers))).toEqual([400, -32_020])
})

test('a call that names no version at all, as clients of UCP send it, is answered as the version before (PLAT-26)', async () => {
  const bare = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const answer = await send(bare, {})
  expect([answer.statusCode, answer.json().result.tools.length]).toEqual([200, 12])
  expect(answer.json().result).not.toHaveProperty('resultType')
})

test('the header Mcp-Name is the name of the tool, plain or as Base64 (PLAT-25)', async () => {
  const called = {
    ...listing,
    method: 'tools/call',
    params: { _meta: meta, name: 'search_catalog', arguments: { catalog: { query: 'ale' } } },
  }
  const call = (name: string) => send(called, { ...named, 'mcp-method': 'tools/call', 'mcp-name': name })
  expect(await refusal(call('get_product'))).toEqual([400, -32_020])
  expect((await call('search_catalog')).json().result.structuredContent.products).toEqual([])
  const encoded = `=?base64?${Buffer.from('search_catalog').toString('base64')}?=`
  expect((await call(encoded)).statusCode).toBe(200)
})

test('an unknown version is 400 with -32022 and the known ones, an unknown method 404 with -32601 (PLAT-25)', async () => {
  const old = { ...meta, 'io.modelcontextprotocol/protocolVersion': '1900-01-01' }
  const answer = await send(
    { ...listing, params: { _meta: old } },
    { ...named, 'mcp-protocol-version': '1900-01-01' },
  )
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    id: 1,
    error: {
      code: -32_022,
      data: { supported: expect.arrayContaining(['2026-07-28', '2024-11-05']), requested: '1900-01-01' },
    },
  })
  const unknown = send({ ...listing, method: 'resources/list' }, { ...named, 'mcp-method': 'resources/list' })
  expect(await refusal(unknown)).toEqual([404, -32_601])
  expect(await refusal(send({ ...listing, params: {} }))).toEqual([400, -32_602])
})

test.each([
  ['2024-11-05', '2024-11-05'],
  ['2025-06-18', '2025-06-18'],
  ['1900-01-01', '2025-11-25'],
  ['2026-07-28', '2025-11-25'],
])('a handshake with %s is answered with %s (PLAT-26)', async (protocolVersion, answered) => {
  const initialize = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion } }
  const answer = await send(initialize, {})
  expect([answer.statusCode, answer.json().result.protocolVersion]).toEqual([200, answered])
})

test.each([
  ['an unknown method', { method: 'prompts/list' }, -32_601],
  ['an unknown cursor', { params: { cursor: 'x' } }, -32_602],
])('%s is an error under 200 for handshake versions (PLAT-26)', async (_what, change, code) => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', ...change }
  for (const version of ['2025-03-26', '2025-06-18', '2025-11-25'])
    expect(await refusal(send(message, { 'mcp-protocol-version': version }))).toEqual([200, code])
})

test('a bearer that is refused is 401 with WWW-Authenticate, for every version (PLAT-29)', async () => {
  const { params: _meta, ...plain } = listing
  for (const [message, headers] of [
    [listing, named],
    [plain, { 'mcp-protocol-version': '2025-06-18' }],
  ] as const) {
    const answer = await send(message, { ...headers, authorization: 'Bearer nothing' })
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer realm="Dray"'])
  }
})

test('GET and DELETE are not allowed: there are no streams and no sessions (PLAT-25)', async () => {
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await shop.call(method, '/mcp')
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST'])
  }
})

test('a notification is taken without an answer, and a batch or broken JSON is refused (PLAT-25)', async () => {
  const told = await send({ jsonrpc: '2.0', method: 'notifications/initialized' })
  expect([told.statusCode, told.body]).toEqual([202, ''])
  expect(await refusal(send([listing]))).toEqual([400, -32_600])
  const broken = await shop.call('POST', '/mcp', undefined, { 'content-type': 'application/json' })
  expect(broken.statusCode).toBe(400)
  const half = await shop.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json' },
    payload: '{"jsonrpc":',
  })
  expect([half.statusCode, half.json().error.code]).toEqual([400, -32_700])
  const large = { ...listing, params: { _meta: meta, pad: 'x'.repeat(70_000) } }
  expect(await refusal(send(large))).toEqual([413, -32_600])
})

test('a page of another site gets 403, and an address its 61st call in a minute 429 (PLAT-28)', async () => {
  expect((await send(listing, { ...named, origin: 'https://evil.example' })).statusCode).toBe(403)
  const from = { ...named, 'x-forwarded-for': '10.77.0.1' }
  for (let calls = 0; calls < 60; calls += 1) expect((await send(listing, from)).statusCode).toBe(200)
  const over = await send(listing, from)
  expect([over.statusCode, over.json().error.data.code]).toEqual([429, 'too_many_attempts'])
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  shop.wait(61)
  expect((await send(listing, from)).statusCode).toBe(200)
})
