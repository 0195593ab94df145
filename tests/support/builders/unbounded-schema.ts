type Schema = Record<string, unknown>

/** Where a JSON schema lets a text, a list or an object grow without end; `at` names the schema. */
export function unboundedIn(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null || Object.keys(schema).length === 0)
    return [`${at}: anything`]
  const one = schema as Schema
  if ('const' in one || 'enum' in one) return []
  const branches = (one['anyOf'] ?? one['oneOf'] ?? one['allOf']) as Schema[] | undefined
  if (branches) return branches.flatMap((branch) => unboundedIn(branch, at))
  switch (one['type']) {
    case 'string':
      return 'maxLength' in one ? [] : [`${at}: text`]
    case 'array':
      return [...('maxItems' in one ? [] : [`${at}: list`]), ...unboundedIn(one['items'], `${at}[]`)]
    case 'object':
      return unboundedInObject(one, at)
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return []
    default:
      return [`${at}: ${JSON.stringify(one)}`]
  }
}

function unboundedInObject(schema: Schema, at: string): string[] {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema as Record<string, object>
  const named = { ...properties, ...patternProperties }
  const others = typeof additionalProperties === 'object' ? { '*': additionalProperties } : {}
  const isClosed = (additionalProperties as unknown) === false && Object.keys(patternProperties).length === 0
  return [
    ...(isClosed || 'maxProperties' in schema ? [] : [`${at}: further fields`]),
    ...Object.entries({ ...named, ...others }).flatMap(([name, inner]) =>
      unboundedIn(inner, `${at}.${name}`),
    ),
  ]
}

/** Every pattern that a JSON schema checks texts or names of fields with. */
export function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, inner]) => {
    if (name === 'pattern' && typeof inner === 'string') return [inner]
    return [...(name === 'patternProperties' ? Object.keys(inner) : []), ...patternsIn(inner)]
  })
}
