import fc from 'fast-check'

/** Words that break out of HTML text, attributes, JSON in a script, SQL, headers and paths where they are not escaped. */
const marker = '<script>alert(7)</script>'
export const fragments = [
  marker,
  `zq7"'><i zq8>`,
  'zq9</script><b>',
  `"><img src=x onerror=alert(7)>`,
  'javascript:alert(7)',
  `' OR '1'='1`,
  `'; DROP TABLE beers; --`,
  `%' UNION SELECT version() --`,
  '\r\nx-injected: 1',
  '%00',
  '%ff%fe',
  '\u202e\u0000\ud800',
  '../../../etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  '[]',
  '-1',
  '1e309',
  '٣',
  '9'.repeat(400),
  'ä'.repeat(500),
  'a,'.repeat(500),
  '(((((((((((((((((((((a+)+)+)+)+)+)+',
]

/** Hostile parts of an address: bad UTF-8, half an escape, overlong forms, line ends. */
const rawParts = [
  '%',
  '%f',
  '%ff',
  '%c0%af',
  '%E0%A4',
  '%ed%a0%80',
  '%00',
  '%0d%0ax-injected:%201',
  '%u0041',
  '%2f%2e%2e%2f',
  '+',
  '&',
  '=',
]

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** A value for an address: often hostile, sometimes one that the shop has. */
function values(known: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...fragments).map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...rawParts) },
    { weight: 2, arbitrary: fc.constantFrom(...known).map(encoded) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...known), fc.constantFrom(...fragments))
        .map(([a, b]) => encoded(a + b)),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }).map(encoded) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map(encoded) },
  )
}

type Table = { templates: readonly string[]; queryNames: readonly string[]; known: readonly string[] }

/** Every address of the route table, its parameters and its query filled with anything. */
export function hostileAddresses({ templates, queryNames, known }: Table): fc.Arbitrary<string> {
  const value = values(known)
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...queryNames) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 12 }).map(encoded) },
  )
  const query = fc.oneof(
    { weight: 6, arbitrary: fc.array(fc.tuple(name, value), { maxLength: 6 }) },
    // The same name again and again, and one value that is very long.
    {
      weight: 1,
      arbitrary: fc
        .tuple(name, value, fc.integer({ min: 30, max: 300 }))
        .map(([n, v, times]) => Array.from({ length: times }, () => [n, v.slice(0, 40)] as [string, string])),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(name, fc.integer({ min: 1000, max: 12_000 }))
        .map(([n, length]) => [[n, 'x'.repeat(length)] as [string, string]]),
    },
  )
  const tail = fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 400 }).map((depth) => '/a'.repeat(depth)) },
    { weight: 1, arbitrary: fc.constantFrom('/', '//', '/..', '/%2e%2e/%2e%2e', ';x=1', '/.') },
  )
  return fc
    .tuple(fc.constantFrom(...templates), fc.array(value, { minLength: 6, maxLength: 6 }), tail, query)
    .map(([template, parts, end, pairs]) => {
      let part = 0
      const path = template.replace(/:[a-zA-Z]+|\*/g, () => parts[part++ % parts.length] ?? '')
      const search = pairs.map(([key, given]) => `${key}=${given}`).join('&')
      return search === '' ? path + end : `${path + end}?${search}`
    })
}

/** Headers of a hostile visitor. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    accept: fc.constantFrom('text/html', 'application/json', '*/*', 'application/json;q=bad', ','),
    cookie: fc.constantFrom(
      'shopViewMode=list',
      'shopViewMode=<script>',
      'shopViewMode',
      '=;=;',
      'x='.repeat(500),
    ),
    'accept-encoding': fc.constantFrom('br', 'gzip', 'br;q=0, gzip;q=x', 'identity;q=0', '*'),
    'if-none-match': fc.constantFrom('*', '"', 'W/"x"', '"a"'.repeat(300)),
    'accept-language': fc.constantFrom('en-GB', marker),
    host: fc.constantFrom('dray.example', 'evil.example', 'a"><script>'),
    'x-forwarded-host': fc.constantFrom('evil.example'),
    'x-forwarded-proto': fc.constantFrom('javascript'),
  },
  { requiredKeys: ['accept'] },
)

/** The fragments that must never appear unescaped in a page. */
export function unescapedIn(html: string): string[] {
  return [marker, 'zq7"', `zq7'`, '<i zq8', 'zq9</script', '<img src=x onerror', 'href="javascript:'].filter(
    (trace) => html.includes(trace),
  )
}
