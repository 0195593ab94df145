import type { JsonSchema } from './api-document.ts'

const id = '3f2c8a54-6f0e-4a43-9c1d-2f5b7f1f0a11'

/** What fields of these names look like; a schema that it does not fit gets a plainer one. */
const byName: Record<string, unknown> = {
  abv: 4.1,
  address: '1 Swan Street',
  beer: 'Towpath Bitter',
  brewery: 'learmonth-basin',
  carrier: 'Own van',
  colorHex: '#C77C11',
  country: 'Scotland',
  day: '2026-12-02',
  email: 'maggie@thetap.example',
  message: 'Please check this.',
  name: 'The Salt Cellar',
  note: 'Ring the bell by the yard.',
  number: 'DRAY-26-7KQ2M',
  order: 'DRAY-26-7KQ2M',
  phone: '0131 496 0000',
  postcode: 'EH1 1RE',
  postcodes: 'EH1',
  pub: 'The Salt Cellar',
  slug: 'learmonth-basin',
  title: 'Towpath Bitter',
  town: 'Edinburgh',
  units: 3,
  url: 'https://hooks.thetap.example/dray',
}

const day = '2026-12-01'
const moment = '2026-12-01T09:00:00.000Z'
const byFormat: Record<string, string> = {
  'date-time': moment,
  date: day,
  uuid: id,
  email: 'maggie@thetap.example',
  uri: 'https://dray.example',
}

const pence = 9850
const person = 'Maggie Tapster'

const deepest = 12

/** A value that fits a schema: what it requires and allows, one item a list. */
export function exampleOf(schema: JsonSchema, name = '', depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice !== undefined) return exampleOf(choice, name, depth)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return objectExample(schema, depth)
    case 'array': {
      const count = Math.max(schema.minItems ?? 0, depth < deepest ? 1 : 0)
      return schema.items === undefined
        ? []
        : Array.from({ length: count }, () => exampleOf(schema.items!, name, depth + 1))
    }
    case 'integer':
    case 'number': {
      const known = byName[name]
      const usual = typeof known === 'number' ? known : name.endsWith('Minor') ? pence : 0
      return Math.min(Math.max(schema.minimum ?? 0, usual), schema.maximum ?? Number.MAX_SAFE_INTEGER)
    }
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textExample(schema, name)
  }
}

function objectExample({ properties = {}, required = [] }: JsonSchema, depth: number): unknown {
  const names = Object.keys(properties).filter((name) => depth < deepest || required.includes(name))
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name]!, name, depth + 1)]))
}

function textExample(schema: JsonSchema, name: string): string {
  const { minLength = 0, maxLength, pattern, format } = schema
  if (format !== undefined && byFormat[format] !== undefined) return byFormat[format]
  const named = byName[name]
  const tries = [
    ...(typeof named === 'string' ? [named] : []),
    ...(/^(set|made|counted|written|invited)By$/.test(name) ? [person] : []),
    ...(/(^|[a-z])(Day|On)$/.test(name) ? [day] : []),
    ...(/(^|[a-z])(At|since|until|By)$|^(at|since|until)$/.test(name) ? [moment] : []),
    ...(/(^id$|Id$|^part$)/.test(name) ? [id] : []),
    'example',
    '/shop',
    'https://dray.example',
    id,
    day,
    '2026-12-01T09:00',
    '09:00',
    '50.00',
    '12345678',
    '20-00-00',
    'x'.repeat(Math.max(1, minLength)),
    '',
  ]
  const fits = (text: string) =>
    text.length >= minLength &&
    (maxLength === undefined || text.length <= maxLength) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text))
  return tries.find(fits) ?? ''
}
