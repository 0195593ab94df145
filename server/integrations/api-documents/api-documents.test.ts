import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { validate } from '@scalar/openapi-parser'
import { Compile } from 'typebox/compile'
import { expect, onTestFinished, test } from 'vitest'
import { breweryEvents, buyerEvents } from '../../../shared/accounts/webhook-events.ts'
import { idempotencyRecordDays } from '../../../shared/limits/limits.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { breweryCalls, buyerCalls, groupCalls } from '../../parties/tokens/token-calls.ts'
import type { ApiDocument, Operation } from './api-document.ts'
import { buyerOperationIds } from './buyer-operation-ids.ts'
import { sellerOperationIds } from './seller-operation-ids.ts'

const run = promisify(execFile)

const shop = await openWholeShop(undefined, { lasts: 'file' })
const read = async (name: string): Promise<ApiDocument> => (await shop.app.inject(`/docs/api/${name}`)).json()
const documents = { buyer: await read('buyer.json'), seller: await read('seller.json') }
const both = Object.values(documents)

type Call = { name: string; path: string; operation: Operation }
const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      path,
      operation,
    })),
  )

test.each(Object.entries(documents))(
  'the document of the %s is valid OpenAPI 3.1 (PLAT-05)',
  async (_name, document) => {
    expect(document.openapi).toBe('3.1.0')
    const { valid, errors } = await validate(document)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  },
)

test('calls of staff are in neither, those of breweries in theirs, and no call is missing (PLAT-05)', () => {
  const paths = both.flatMap((document) => Object.keys(document.paths))
  expect(paths.filter((path) => path.startsWith('/api/admin'))).toEqual([])
  expect(Object.keys(documents.buyer.paths).filter((path) => path.startsWith('/api/sell'))).toEqual([])
  const selling = shop.routes.filter(({ path, method }) => path.startsWith('/api/sell') && method !== 'HEAD')
  const described = callsOf(documents.seller).map(({ name }) => name)
  expect(described).toEqual(expect.arrayContaining(selling.map(({ method, path }) => `${method} ${path}`)))
})

const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

test.each([['buyer', buyerOperationIds] as const, ['seller', sellerOperationIds] as const])(
  'each call of the %s has the operationId of its row, a tag, a summary and says who may call it (PLAT-05)',
  (side, ids) => {
    const { tags, paths, info } = documents[side]
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    )
    expect(calls.map(({ name, operation }) => [name, operation.operationId]).toSorted()).toEqual(
      Object.entries(ids).toSorted(),
    )
    expect(new Set(Object.values(ids)).size).toBe(calls.length)
    for (const id of Object.values(ids)) expect(id).toMatch(/^[a-z][A-Za-z]+$/)
    const known = tags!.map((tag) => (tag as { name: string }).name)
    for (const { name, operation } of calls) {
      expect(known, name).toEqual(expect.arrayContaining(operation.tags ?? ['no tag']))
      expect(operation.summary, name).toMatch(/.{5}/)
      expect(operation.security, name).toBeInstanceOf(Array)
      const parameters = operation.parameters?.filter((one) => one.in === 'path').map((one) => one.name)
      expect(parameters?.filter((one) => reserved.has(one)) ?? [], name).toEqual([])
    }
    expect(info.contact).toMatchObject({ name: 'Dray' })
  },
)

test('the download of an account is described as the JSON object that it is (PLAT-05)', () => {
  const { content } = documents.buyer.paths['/api/account/data']!['get']!.responses!['200']!
  expect(content).toEqual({ 'application/json': { schema: { type: 'object' } } })
})

test('the linter of OpenAPI finds no error in either document (PLAT-05)', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-openapi-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = await Promise.all(
    Object.entries(documents).map(async ([side, document]) => {
      const file = join(folder, `${side}.json`)
      await writeFile(file, JSON.stringify(document))
      return file
    }),
  )
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', ...files, '--format=json']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  // It ends with a status of its own where there are errors.
  const { stdout } = await run(process.execPath, args, { env, maxBuffer: 64 * 1024 ** 2 }).catch(
    (error: { stdout: string }) => error,
  )
  const errors = stdout.match(/"severity": "error"/g) ?? []
  expect(stdout).toContain('"totals"')
  expect(errors, stdout.slice(0, 3000)).toEqual([])
})

test('each call that takes a token names its scope, and no other does (PLAT-05, PLAT-02)', () => {
  const scopes: Record<'buyer' | 'seller', [string, readonly string[]][]> = {
    buyer: Object.entries(buyerCalls),
    seller: [...Object.entries(breweryCalls), ...Object.entries(groupCalls)],
  }
  for (const side of ['buyer', 'seller'] as const)
    for (const { name, operation } of callsOf(documents[side])) {
      const [wanted] = scopes[side].find(([, list]) => list.includes(name)) ?? []
      const named = operation.security?.find((one) => 'token' in one)?.['token']
      expect(named, name).toEqual(wanted === undefined ? undefined : [wanted])
    }
})

test('every example fits its schema, of what is sent and of what is answered (PLAT-05)', () => {
  let examples = 0
  const wrong: unknown[] = []
  for (const { name, operation } of both.flatMap(callsOf)) {
    const contents = [operation.requestBody, ...Object.values(operation.responses ?? {})]
    for (const media of contents.flatMap((one) => Object.values(one?.content ?? {}))) {
      if (media.example === undefined || media.schema === undefined) continue
      examples += 1
      const compiled = Compile(media.schema as never)
      if (!compiled.Check(media.example)) wrong.push([name, [...compiled.Errors(media.example)][0]])
    }
  }
  expect(wrong).toEqual([])
  expect(examples).toBeGreaterThan(150)
})

/** Status and content types of what a call answers where it does what is asked. */
const answersOf = (side: keyof typeof documents, path: string, method: string) =>
  Object.entries(documents[side].paths[path]![method]!.responses!)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) => [status, Object.keys(content ?? {})])

test('both documents and the client say for how long a key is known (PLAT-04)', async () => {
  const readme = await readFile(new URL('../../../clients/typescript/README.md', import.meta.url), 'utf8')
  const days = `${idempotencyRecordDays} days`
  for (const text of [...both.map(({ info }) => info.description), readme]) expect(text).toContain(days)
})

test('a call that sends a mail says 202, as it answers (PLAT-05)', async () => {
  for (const path of [
    '/public/support',
    '/public/newsletter/subscribe',
    '/public/auth/request-reset',
    '/api/account/email',
    '/api/account/resend-confirmation',
    '/api/account/proof-code',
  ])
    expect([path, answersOf('buyer', path, 'post')]).toEqual([path, [['202', []]]])
  const payload = { email: 'nobody@pub.example' }
  const asked = await shop.app.inject({ method: 'POST', url: '/public/auth/request-reset', payload })
  expect([asked.statusCode, asked.body]).toEqual([202, ''])
})

test('a call that answers nothing says 204, and a file its type (PLAT-05)', () => {
  expect(answersOf('seller', '/api/sell/{brewery}/tokens/{id}', 'delete')).toEqual([['204', []]])
  expect(answersOf('seller', '/api/documents/{id}.pdf', 'get')).toEqual([['200', ['application/pdf']]])
  expect(answersOf('buyer', '/api/orders/export.csv', 'get')).toEqual([['200', ['text/csv']]])
  expect(answersOf('seller', '/api/sell/{brewery}/stock', 'get')).toEqual([
    ['200', ['application/json', 'text/csv']],
  ])
})

test('each action that takes a token says that it asks for Idempotency-Key (PLAT-04, PLAT-05)', () => {
  for (const { name, operation } of both.flatMap(callsOf)) {
    const takesToken = operation.security?.some((one) => 'token' in one)
    if (takesToken !== true || name.startsWith('GET ')) continue
    const headers = operation.parameters?.filter((one) => one.in === 'header').map((one) => one.name)
    expect(headers, name).toContain('idempotency-key')
  }
})

test('a call that takes a token tells its limit in what it answers and in refusals (PLAT-05, PLAT-04)', () => {
  const refs = {
    'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
    RateLimit: { $ref: '#/components/headers/RateLimit' },
  }
  for (const document of both) {
    const { headers, responses } = document.components!
    expect(Object.keys(headers!)).toEqual(Object.keys(refs))
    for (const status of ['400', '403', '404', '409', '429'])
      expect(responses![`Error${status}`]).toMatchObject({ headers: refs })
    expect(responses!['Error401']).not.toHaveProperty('headers')
    for (const { name, operation } of callsOf(document)) {
      const takesToken = operation.security?.some((one) => 'token' in one) ?? false
      const done = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'))
      for (const [, answer] of done) expect(answer.headers, name).toEqual(takesToken ? refs : undefined)
    }
  }
})

test('each call lists its errors, with Retry-After for too many calls (PLAT-05, PLAT-04)', () => {
  for (const document of both) {
    const responses = document.components!['responses']!
    for (const { name, operation } of callsOf(document)) {
      const refs = Object.values(operation.responses ?? {}).flatMap(({ $ref }) => $ref ?? [])
      expect(refs, name).toContain('#/components/responses/Error429')
      for (const ref of refs) expect(responses).toHaveProperty(ref.split('/').at(-1)!)
    }
    expect(JSON.stringify(responses['Error429'])).toContain('Retry-After')
    expect(document.info.description).toMatch(
      /^Calls of the Dray marketplace\.\n\n## Calling\n[^]*600 times a minute[^]*\n## Errors\n/,
    )
  }
})

test('the webhooks are those that can be chosen (PLAT-05, PLAT-08)', () => {
  expect(Object.keys(documents.buyer.webhooks!)).toEqual(buyerEvents)
  expect(Object.keys(documents.seller.webhooks!)).toEqual([...breweryEvents])
  expect(JSON.stringify(documents.seller.webhooks!['payout.sent'])).toContain('DRY-P-000012')
})
