/** As much of JSON Schema as the settings of the shop use. */
export type JsonSchema = {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'
  const?: string | number
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
  default?: unknown
  /** The hint beside the field. */
  description?: string
  /** What the numbers from `minimum` on are called. */
  names?: string[]
}

/** What a schema takes besides nothing, and whether it takes nothing. */
export function withoutNull({ anyOf, ...schema }: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  if (anyOf === undefined) return { schema, isNullable: false }
  const others = anyOf.filter(({ type }) => type !== 'null')
  const isNullable = others.length < anyOf.length
  const [only] = others
  if (others.length === 1 && only !== undefined) return { schema: withoutNull(only).schema, isNullable }
  return { schema: { anyOf: others.flatMap((each) => withoutNull(each).schema.anyOf ?? [each]) }, isNullable }
}

/** The first value of a field that is added. */
export function firstValue(given: JsonSchema): unknown {
  const { schema, isNullable } = withoutNull(given)
  if (schema.default !== undefined) return schema.default
  if (isNullable) return null
  if (schema.const !== undefined) return schema.const
  if (schema.anyOf !== undefined) return firstValue(schema.anyOf[0]!)
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema
      return Object.fromEntries(required.map((name) => [name, firstValue(properties[name]!)]))
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => firstValue(schema.items!))
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    default:
      return ''
  }
}

/** Whether a value is of this variant: it has its constants and its kind of value. */
export function isOfVariant(schema: JsonSchema, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value
  if (schema.type !== 'object') return typeof value === schema.type
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
  return Object.entries(schema.properties ?? {}).every(
    ([name, each]) => each.const === undefined || (value as Record<string, unknown>)[name] === each.const,
  )
}

/** The constant of a variant, or that of its kind. */
export function variantName({ const: only, properties = {} }: JsonSchema): string {
  const named = only ?? Object.values(properties).find((each) => each.const !== undefined)?.const
  return named === undefined ? 'Set here' : String(named)
}

/** 'buttonLink' as 'Button link', 'collection_only' as 'Collection only'. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/Minor$/, ' in pounds')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
    .replaceAll(/\burl\b/g, 'address')
    .replaceAll(/\bid\b/g, 'key')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
