import fc from 'fast-check'

type Body = string | Buffer

/** Bodies that are no JSON, or of which parsers think differently. */
const changes: ((text: string) => Body)[] = [
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
  (text) => text.replace(/"(\w+)":/, '"$1":null,"$1":'),
  (text) => text.replace(/:-?\d+/g, ':1e999'),
  (text) => text.replace(/:"/, ':"\\u0000'),
  (text) => text.replace(/:"/, ':"\\ud800'),
  (text) => text.replaceAll('"', "'"),
  (text) => text.slice(0, text.length / 2),
  (text) => text + text,
  (text) => `\ufeff${text}`,
  (text) => `[${text}]`,
  (text) => `${' '.repeat(2000)}${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]),
  () => '['.repeat(10_000),
  () => `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  ...['', 'null', 'NaN', '"', '7', '[]', '{}', '\u0000', '{"":""}'].map((text) => () => text),
]

/** The value as JSON; now and then changed, so that it is none, or not the same to every parser. */
export function jsonTexts(value: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  const written = value.map((one) => JSON.stringify(one) ?? '')
  return fc.oneof(
    { weight: 8, arbitrary: written },
    {
      weight: 1,
      arbitrary: fc.tuple(written, fc.constantFrom(...changes)).map(([text, change]) => change(text)),
    },
  )
}
