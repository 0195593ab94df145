import fc from 'fast-check'
import { hostileText, type KnownValues, nearText } from './schema-values.ts'

/** Every cookie that the server reads, and some that it does not. */
const cookieNames = [
  'shopViewMode',
  'dray_cart',
  'dray_basket',
  'dray_wishlist',
  'dray_device',
  '__Host-dray_device',
  'dray-gate-answer',
  '__proto__',
  'other',
]

/** What may be in a header's value: every byte but control characters, which Node's parser refuses. */
const headerValue = (text: string) =>
  [...Buffer.from(text.toWellFormed()).toString('latin1')]
    .filter((sign) => sign >= ' ' && sign !== '\u007f')
    .join('')
    .slice(0, 6000)

const junk = hostileText.map(headerValue)

function cookiesOf(known: KnownValues): fc.Arbitrary<string> {
  const value = fc.oneof(
    { weight: 2, arbitrary: nearText({ type: 'string', maxLength: 3800 }, known, 'cookie') },
    { weight: 1, arbitrary: hostileText },
  )
  const pair = fc
    .tuple(fc.constantFrom(...cookieNames), value)
    .map(([name, text]) => `${name}=${headerValue(text).replaceAll(';', ',')}`)
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => pairs.join('; ')) },
    { weight: 1, arbitrary: fc.constantFrom('=;=;', ';', 'x='.repeat(500), 'dray_basket', '; '.repeat(900)) },
  )
}

/** A header that most requests do without. */
const rare = (arbitrary: fc.Arbitrary<string>, once = 20): fc.Arbitrary<string | undefined> =>
  fc.oneof({ weight: once - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** Headers of a hostile visitor; those that a route declares are shaped by its schema. */
export function hostileHeadersOf(
  schema: Record<string, unknown> | undefined,
  known: KnownValues,
): fc.Arbitrary<Record<string, string>> {
  const declared = Object.fromEntries(
    Object.entries((schema?.['properties'] ?? {}) as Record<string, unknown>).map(([name, one]) => [
      name,
      nearText(one, known, name).map(headerValue),
    ]),
  )
  return fc
    .record({
      accept: fc.constantFrom('text/html', 'application/json', '*/*', 'application/json;q=bad', ','),
      cookie: rare(cookiesOf(known), 3),
      authorization: rare(
        fc.oneof(
          junk,
          junk.map((text) => `Bearer ${text}`),
          fc.constantFrom('Basic YTpi', 'Bearer', 'Bearer a.b.c', 'Bearer eyJhbGciOiJub25lIn0.e30.'),
        ),
      ),
      'accept-encoding': rare(fc.constantFrom('br', 'gzip', 'br;q=0, gzip;q=x', 'identity;q=0', '*')),
      'if-none-match': rare(fc.constantFrom('*', '"', 'W/"x"', '"a"'.repeat(300))),
      'accept-language': rare(junk),
      'user-agent': rare(junk),
      referer: rare(fc.oneof(junk, fc.constantFrom('http://x/\u3000', 'https://dray.example//evil.example'))),
      origin: rare(fc.constantFrom('null', 'https://evil.example', 'https://dray.example'), 5),
      range: rare(fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'lines=1')),
      host: rare(fc.constantFrom('dray.example', 'evil.example', 'a"><script>', 'x:99999', '[::1')),
      purpose: rare(fc.constantFrom('prefetch')),
      'x-forwarded-host': rare(junk),
      'x-forwarded-proto': rare(junk),
      'x-request-id': rare(junk),
      'x-http-method-override': rare(fc.constantFrom('DELETE', 'BREW')),
      ...declared,
    })
    .map(
      (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
          string,
          string
        >,
    )
}
