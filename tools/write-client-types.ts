import type { ApiDocument, JsonSchema, Operation } from '../server/integrations/api-documents/api-document.ts'

const widest = 100

/**
 * TypeScript of an API document in the form that openapi-fetch reads: a type for each call that a program makes, with a
 * token or without anything, and the names of its webhooks.
 */
export function writeClientTypes(document: ApiDocument): string {
  const shared = sharedAnswers(document)
  const error = document.components?.['schemas']?.['Error'] as JsonSchema
  const paths = Object.entries(document.paths)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, operations]): Field[] => {
      const calls = Object.entries(operations).filter(isForPrograms)
      if (calls.length === 0) return []
      return [
        [`'${path}'`, record(calls.map(([method, operation]) => [method, typeOfCall(operation, shared)]))],
      ]
    })
  const events = Object.keys(document.webhooks ?? {}).map((name) => `'${name}'`)
  return [
    `// Written from /docs/api by 'npm run client:generate'; not by hand.`,
    `/** What every refusal answers. */\nexport type Problem = ${typeOf(error)}`,
    `/** What a webhook may be called for. */\nexport type WebhookEvent =\n${events.map((name) => `  | ${name}\n`).join('')}`,
    ...[...shared].map(([type, name]) => `type ${name} = ${type}\n`),
    `/** ${document.info.title}, version ${document.info.version}. */`,
    `export type Paths = ${record(paths)}`,
    '',
  ].join('\n')
}

type Field = [name: string, type: string]

/** What sessions alone may call is not for programs. */
const isForPrograms = ([method, { security }]: [string, Operation]) =>
  security === undefined || security.length === 0 ? method === 'get' : security.some((one) => 'token' in one)

/** Answers of several calls, which appear once under the name of the first. */
function sharedAnswers({ paths }: ApiDocument): Map<string, string> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(isForPrograms)
      .map(([, { responses }]) => ({ path, type: answersOf(responses) })),
  )
  const several = [...Map.groupBy(calls, ({ type }) => type)].filter(
    ([type, all]) => all.length > 1 && type.length > 1500,
  )
  return new Map(several.map(([type, [first]]) => [type, `${pascalCase(first!.path)}Answers`]))
}

const pascalCase = (path: string) =>
  path
    .split('/')
    .at(-1)!
    .replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())

function typeOfCall(
  { summary, security, parameters = [], requestBody, responses }: Operation,
  shared: ReadonlyMap<string, string>,
): string {
  const answers = answersOf(responses)
  const scope = security?.find((one) => 'token' in one)?.['token']?.[0]
  const note = [summary, ...(scope === undefined ? [] : [`Scope: ${scope}.`])].join('. ')
  const places = ['path', 'query', 'header'].flatMap((place): Field[] => {
    const mine = parameters.filter((one) => one.in === place)
    if (mine.length === 0) return []
    const fields = mine.map(({ name, required, schema }): Field => {
      // The client sends a key of its own where none is given.
      const isAsked = required === true && name !== 'idempotency-key'
      return [nameOf(name) + (isAsked ? '' : '?'), typeOf(schema ?? {})]
    })
    return [[fields.every(([name]) => name.endsWith('?')) ? `${place}?` : place, record(fields)]]
  })
  return [
    `/** ${note} */`,
    record([
      ['parameters', record(places)],
      ...(requestBody === undefined
        ? []
        : [['requestBody', record([['content', contentOf(requestBody.content)]])] as Field]),
      ['responses', shared.get(answers) ?? answers],
    ]),
  ].join('\n')
}

const answersOf = (responses: Operation['responses'] = {}): string =>
  record(Object.entries(responses).map(([status, one]) => [status, answerOf(one)]))

function answerOf({ $ref, content }: NonNullable<Operation['responses']>[string]): string {
  if ($ref !== undefined) return `{ content: { 'application/json': Problem } }`
  return record([['content', content === undefined ? 'never' : contentOf(content)]])
}

const contentOf = (content: NonNullable<Operation['requestBody']>['content'] = {}): string =>
  record(Object.entries(content).map(([type, { schema = {} }]) => [`'${type}'`, typeOf(schema)]))

/** The type of a JSON schema, as TypeBox writes them. */
export function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum !== undefined) return union(schema.enum.map(literal))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return union(choices.map(typeOf))
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })))
  switch (schema.type) {
    case 'object':
      return typeOfObject(schema)
    case 'array':
      return `${itemOf(schema.items ?? {})}[]`
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string'
    case 'boolean':
    case 'null':
      return schema.type
    default:
      return 'unknown'
  }
}

function typeOfObject({ properties = {}, required = [], ...more }: JsonSchema): string {
  const fields = Object.entries(properties).map(([name, one]): Field => [
    nameOf(name) + (required.includes(name) ? '' : '?'),
    typeOf(one),
  ])
  if (fields.length > 0) return record(fields)
  const [values] = Object.values(more.patternProperties ?? {})
  const rest = values ?? more.additionalProperties
  return rest === false
    ? 'Record<string, never>'
    : `Record<string, ${typeof rest === 'object' ? typeOf(rest) : 'unknown'}>`
}

/** An object type, on one line where it fits. */
function record(fields: readonly Field[]): string {
  const written = fields.map(([name, type]) =>
    type.startsWith('/**') ? type.replace('\n', `\n${name}: `) : `${name}: ${type}`,
  )
  const line = `{ ${written.join('; ')} }`
  if (fields.length === 0) return '{}'
  if (line.length <= widest && !line.includes('\n')) return line
  return `{\n${written.map(indented).join('\n')}\n}`
}

const indented = (text: string) => text.replaceAll(/^/gm, '  ')
const union = (types: readonly string[]) => [...new Set(types)].join(' | ') || 'never'
/** Of one type, or in parentheses. */
function itemOf(schema: JsonSchema): string {
  const type = typeOf(schema)
  return schema.type === 'object' || /^\w+$/.test(type) ? type : `(${type})`
}
const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)
const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))
