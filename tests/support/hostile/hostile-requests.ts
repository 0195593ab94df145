import fc from 'fast-check'
import type { RouteEntry } from '../../../server/platform/http/route-list.ts'
import { rawParts } from '../builders/hostile-input.ts'
import { bodyKindOf, fieldsOfForm, rawTypeOf } from './form-fields.ts'
import { hostileHeadersOf } from './hostile-headers.ts'
import { jsonTexts } from './json-texts.ts'
import { hostileText, inheritedNames, type KnownValues, nearSchema, nearText } from './schema-values.ts'

export type HostileRequest = {
  /** The row of the route table that is tried. */
  route: string
  method: string
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** A page's query names are not in a schema: the page table has them. */
export type QueryNames = (path: string) => readonly string[]

type Schema = Record<string, unknown> | undefined
type Pairs = [name: string, value: string][]

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const boundary = 'zz-dray'

/** Requests to one route: everything that it takes is nearly as its schema says, or nothing like it. */
export function hostileRequests(
  entry: RouteEntry,
  { known, queryNames }: { known: KnownValues; queryNames: QueryNames },
): fc.Arbitrary<HostileRequest> {
  const { method, path, schema } = entry
  const route = `${method} ${path}`
  const methods = fc.oneof(
    { weight: 30, arbitrary: fc.constant(method) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD') },
  )
  return fc
    .record({
      method: methods,
      path: filledPath(path, schema.params as Schema, known),
      query: queries(path, schema.querystring as Schema, { known, queryNames }),
      headers: hostileHeadersOf(schema.headers as Schema, known),
      body: bodies(entry, known),
    })
    .map(({ method, path, query, headers, body }) => ({
      route,
      method,
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...headers, ...(body && method !== 'GET' && method !== 'HEAD' && body.headers) },
      ...(body && method !== 'GET' && method !== 'HEAD' && { payload: body.payload }),
    }))
}

function filledPath(path: string, schema: Schema, known: KnownValues): fc.Arbitrary<string> {
  const names = path.match(/:[a-zA-Z]+|\*/g) ?? []
  const properties = (schema?.['properties'] ?? {}) as Record<string, unknown>
  const parts = names.map((mark) => {
    const name = mark.replace(':', '')
    const near = nearText(properties[name] ?? { type: 'string', maxLength: 100 }, known, name)
    return fc.oneof(
      { weight: 8, arbitrary: near.map(encoded) },
      { weight: 1, arbitrary: fc.constantFrom(...rawParts) },
    )
  })
  const ends = fc.oneof(
    { weight: 16, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('/', '//', '/..', '/%2e%2e/%2e%2e', ';x=1', '/.', '/a'.repeat(300)),
    },
  )
  return fc.tuple(fc.tuple(...parts), ends).map(([filled, end]) => {
    let at = 0
    return path.replace(/:[a-zA-Z]+|\*/g, () => filled[at++] ?? '') + end
  })
}

function queries(
  path: string,
  schema: Schema,
  { known, queryNames }: { known: KnownValues; queryNames: QueryNames },
): fc.Arbitrary<string> {
  const properties = (schema?.['properties'] ?? {}) as Record<string, unknown>
  const names = [...new Set([...Object.keys(properties), ...queryNames(path)])]
  const others = fc.constantFrom(...inheritedNames, 'x', '%', 'a%00', '[]', 'q[0]', 'page[__proto__]')
  const valueOf = (name: string) =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: nearText(properties[name] ?? { type: 'string', maxLength: 100 }, known, name).map(encoded),
      },
      { weight: 1, arbitrary: fc.constantFrom(...rawParts) },
    )
  const own = names.map((name) => valueOf(name).map((value): [string, string] => [name, value]))
  const other = fc.tuple(others, hostileText.map(encoded))
  const one =
    own.length === 0
      ? other
      : fc.oneof({ weight: 6, arbitrary: fc.oneof(...own) }, { weight: 1, arbitrary: other })
  const pairs: fc.Arbitrary<Pairs> = fc.oneof(
    { weight: 6, arbitrary: fc.array(one, { maxLength: own.length === 0 ? 1 : 5 }) },
    // The same name again and again.
    {
      weight: 1,
      arbitrary: fc
        .tuple(one, fc.integer({ min: 2, max: 200 }))
        .map(([[name, value], times]) =>
          Array.from({ length: times }, (): [string, string] => [name, value.slice(0, 40)]),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(one, fc.integer({ min: 500, max: 9000 }))
        .map(([[name], length]): Pairs => [[name, 'x'.repeat(length)]]),
    },
  )
  return pairs.map((all) => all.map(([name, value]) => `${name}=${value}`).join('&'))
}

type Body = { payload: string | Buffer; headers: Record<string, string> } | null

const oddTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded; charset=x',
  'application/json, text/html',
  'a/b/c',
  ';',
]

function bodies(entry: RouteEntry, known: KnownValues): fc.Arbitrary<Body> {
  switch (bodyKindOf(entry)) {
    case 'json':
      return typed('application/json', jsonTexts(nearSchema(entry.schema.body, known)))
    case 'form':
      return typed('application/x-www-form-urlencoded', forms(fieldsOfForm(entry.path), known))
    case 'upload':
      return typed(`multipart/form-data; boundary=${boundary}`, uploads)
    case 'raw':
      return typed(rawTypeOf(entry.path), jsonTexts(fc.jsonValue({ maxDepth: 2 })))
    case 'none':
      return fc.oneof(
        { weight: 9, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: typed('application/json', jsonTexts(fc.jsonValue({ maxDepth: 1 }))) },
      )
  }
}

/** A body under its own type; now and then under another one. */
function typed(type: string, payload: fc.Arbitrary<string | Buffer>): fc.Arbitrary<Body> {
  const types = fc.oneof(
    { weight: 20, arbitrary: fc.constant(type) },
    { weight: 1, arbitrary: fc.constantFrom(...oddTypes) },
  )
  return fc
    .tuple(types, payload)
    .map(([contentType, payload]) => ({ payload, headers: { 'content-type': contentType } }))
}

function forms(names: readonly string[], known: KnownValues): fc.Arbitrary<string> {
  const pairs = names.map((name) =>
    nearText({ type: 'string', maxLength: 500 }, known, name).map((value) => `${name}=${encoded(value)}`),
  )
  const junk = fc
    .tuple(fc.constantFrom(...names, ...inheritedNames), fc.constantFrom(...rawParts))
    .map((pair) => pair.join('='))
  return fc
    .tuple(fc.tuple(...pairs), fc.array(junk, { maxLength: 2 }), fc.boolean())
    .map(([all, more, repeated]) => [...all, ...more, ...(repeated ? all : [])].join('&'))
}

const uploads: fc.Arbitrary<Buffer> = fc
  .tuple(
    hostileText,
    fc.constantFrom('file', 'other', '__proto__'),
    fc.uint8Array({ maxLength: 60 }),
    fc.boolean(),
  )
  .map(([fileName, field, bytes, isWhole]) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\n`,
      ),
      Buffer.from('content-type: image/png\r\n\r\n'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      bytes,
      Buffer.from(isWhole ? `\r\n--${boundary}--\r\n` : '\r\n--zz'),
    ]),
  )
