import fc from 'fast-check'
import { fragments } from '../builders/hostile-input.ts'

type Schema = Record<string, unknown>
/** Values that the shop has, by the name of the field or parameter that takes them. They may change meanwhile. */
export type KnownValues = Record<string, readonly unknown[]>
type Any = fc.Arbitrary<unknown>

/** Names that objects have without being given them. */
export const inheritedNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then']

const oddNumbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, -1e308, 5e-324]
const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202etxt.exe',
  '\u2028',
  '1e999',
  'NaN',
  '0x1f',
]

/** Text of all kinds: what breaks out, what no database holds, and what people write. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...fragments) },
  { weight: 2, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
)

const nested = (depth: number) => Array.from({ length: depth }).reduce((inner) => [inner], 1 as unknown)

/** A value of no particular type. */
const anything: Any = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...oddNumbers, null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...inheritedNames), hostileText, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(20, 400).map(nested) },
)

/** What a schema takes, or nearly: each part of it is now and then of another kind, too long or missing. */
export function nearSchema(schema: unknown, known: KnownValues, name = ''): Any {
  const one = (schema ?? {}) as Schema
  return fc.oneof(
    { weight: 12, arbitrary: fitting(one, known, name) },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: tooMuch(one) },
  )
}

/** The same as a text, for addresses, headers and forms. */
export const nearText = (schema: unknown, known: KnownValues, name: string): fc.Arbitrary<string> =>
  nearSchema(schema, known, name).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value),
  )

function fitting(schema: Schema, known: KnownValues, name: string): Any {
  const plain = bySchema(schema, known, name)
  if (!(name in known)) return plain
  const ours = fc.nat().map((at) => known[name]![at % Math.max(1, known[name]!.length)])
  return fc.oneof({ weight: 3, arbitrary: ours }, { weight: 1, arbitrary: plain })
}

function bySchema(schema: Schema, known: KnownValues, name: string): Any {
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum'])
  const branches = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined
  if (branches) return fc.oneof(...branches.map((branch) => fitting(branch, known, name)))
  switch (schema['type']) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer(rangeOf(schema))
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, ...rangeOf(schema) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const minLength = Number(schema['minItems'] ?? 0)
      const maxLength = Math.max(minLength, Math.min(4, Number(schema['maxItems'] ?? 4)))
      return fc.array(nearSchema(schema['items'], known, name), { minLength, maxLength })
    }
    case 'object':
      return objectOf(schema, known)
    default:
      return anything
  }
}

function textOf({ pattern, minLength = 0, maxLength = 40 }: Schema): Any {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  const [least, most] = [Number(minLength), Number(maxLength)]
  const lengths = { minLength: least, maxLength: Math.max(least, Math.min(most, 40)) }
  return fc.oneof(
    fc.string({ unit: 'grapheme', ...lengths }),
    fc.string({ unit: 'binary', ...lengths }),
    fc.constant('x'.repeat(most)),
    hostileText,
  )
}

function rangeOf({ minimum, maximum }: Schema): { min?: number; max?: number } {
  return {
    ...(typeof minimum === 'number' && { min: minimum }),
    ...(typeof maximum === 'number' && { max: maximum }),
  }
}

function objectOf({ properties, required }: Schema, known: KnownValues): Any {
  const fields = Object.entries((properties ?? {}) as Record<string, Schema>)
  const model = Object.fromEntries(fields.map(([name, inner]) => [name, nearSchema(inner, known, name)]))
  const requiredKeys = ((required ?? []) as string[]).filter((name) => name in model)
  const extra = fc.dictionary(fc.constantFrom(...inheritedNames, 'role', 'clientId'), anything, {
    minKeys: 1,
    maxKeys: 2,
  })
  return fc.oneof(
    { weight: 12, arbitrary: fc.record(model, { requiredKeys }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.record(model, { requiredKeys }), extra)
        .map(([own, more]) => ({ ...own, ...more })),
    },
  )
}

/** More of it than the schema allows. */
function tooMuch({ type, maxLength, maxItems, maximum, minimum }: Schema): Any {
  if (type === 'string' && typeof maxLength === 'number') return fc.constant('y'.repeat(maxLength + 1))
  if (type === 'array' && typeof maxItems === 'number')
    return anything.map((item) => Array.from({ length: maxItems + 1 }, () => item))
  const beyond = [
    typeof maximum === 'number' ? maximum + 1 : 1e308,
    typeof minimum === 'number' ? minimum - 1 : -1,
  ]
  return fc.constantFrom<unknown>(...beyond)
}
