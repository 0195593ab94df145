import type { TokenKind } from '../../parties/tokens/token-text.ts'
import { scopeOfCall } from '../../parties/tokens/token-calls.ts'
import type { Answer, JsonSchema, Operation } from './api-document.ts'
import { exampleOf } from './example-of.ts'
import { fileTypeOf, isUpload } from './file-type-of.ts'

const keyName = 'idempotency-key'

/** What answers to a token say of its limit; each appears once among the components. */
export const limitHeaders = {
  'RateLimit-Policy': {
    description: 'To calls by token: how many a minute (`q`) there are, and its seconds (`w`).',
    schema: { type: 'string' },
    example: '"token";q=600;w=60',
  },
  RateLimit: {
    description:
      'To calls by token: how many are left (`r`), and the seconds (`t`) until there are all again.',
    schema: { type: 'string' },
    example: '"token";r=598;t=42',
  },
}
const limitRefs = Object.fromEntries(
  Object.keys(limitHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
)

/** What every call may answer beside its own, by status; each appears once among the components. */
export const errorResponses: Record<string, { description: string; headers?: object }> = {
  '400': {
    description: 'A field, a parameter or a header is wrong; `field` names it.',
    headers: limitRefs,
  },
  '401': { description: 'No bearer, or one that is no good: `authentication_required`, `token_ended`.' },
  '403': {
    description:
      'Not allowed: `role_missing`, `scope_missing` with the scope as `field`, or a second factor first.',
    headers: limitRefs,
  },
  '404': { description: 'Not there, or not for the caller.', headers: limitRefs },
  '409': { description: 'What was asked does not fit what is there now.', headers: limitRefs },
  '429': {
    description: 'Too many calls.',
    headers: {
      ...limitRefs,
      'Retry-After': { description: 'Seconds until the next call.', schema: { type: 'integer' } },
    },
  },
}

const upload: Content = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  },
}

type Place = { kinds: readonly TokenKind[]; method: string; path: string }

/** A call with who may call it, the scope of a token, its errors, and examples of bodies and answers. */
export function describeCall(operation: Operation, place: Place): Operation {
  const { security, scope } = securityOf(operation, place)
  const isSecured = security !== undefined
  return {
    ...operation,
    // None, said: without it a call would take what the document takes.
    security: security ?? [],
    ...(scope !== null && place.method !== 'get' && { parameters: withKey(operation.parameters) }),
    ...(scope !== null && { description: `A token needs the scope \`${scope}\`.` }),
    ...(place.method === 'post' &&
      isUpload(place.path) && { requestBody: { required: true, content: upload } }),
    ...(operation.requestBody !== undefined && {
      requestBody: { ...operation.requestBody, ...withExamples(operation.requestBody.content) },
    }),
    responses: {
      ...answersOf(operation, place.path, scope === null ? {} : { headers: limitRefs }),
      ...Object.fromEntries(
        statusesOf(operation, place, isSecured).map((status) => [
          status,
          { $ref: `#/components/responses/Error${status}` },
        ]),
      ),
    },
  }
}

/** What a call answers, with what is true of each answer; one without a schema answers a file, or nothing. */
function answersOf(
  { responses = {} }: Operation,
  path: string,
  more: Pick<Answer, 'headers'>,
): NonNullable<Operation['responses']> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { description = 'Done.', ...answer }]) => {
      const said = description === 'Default Response' ? 'Done.' : description
      const done = { ...answer, ...more, description: said }
      if (answer.content !== undefined)
        return [status, { ...done, ...withExamples(apartFromFile(answer.content)) }]
      const type = fileTypeOf(path)
      // Where a call names no answer, 200 is used.
      if (type === null) return [status === '200' ? '204' : status, done]
      return [status, { ...done, content: { [type]: { schema: schemaOfFile(type) } } }]
    }),
  )
}

const schemaOfFile = (type: string): JsonSchema =>
  type === 'application/json' ? { type: 'object' } : { type: 'string', format: 'binary' }

/** A list that is sent as JSON or as a file has a schema for each. */
function apartFromFile(content: NonNullable<Content>): NonNullable<Content> {
  const { 'application/json': json, ...others } = content
  const choices = json?.schema?.anyOf
  const answers = choices?.filter(({ type }) => type !== 'string')
  if (json === undefined || choices === undefined || answers!.length === choices.length) return content
  const schema = answers!.length === 1 ? answers![0] : { anyOf: answers }
  return { ...others, 'application/json': { ...json, schema }, 'text/csv': { schema: { type: 'string' } } }
}

/** A program's action is done once for its key, which is asked of tokens whatever the call is. */
function withKey(parameters: Operation['parameters'] = []): Operation['parameters'] {
  if (parameters.some(({ name }) => name.toLowerCase() === keyName)) return parameters
  return [
    ...parameters,
    {
      in: 'header',
      name: keyName,
      description: 'Asked of tokens.',
      schema: { type: 'string', minLength: 8, maxLength: 200 },
    },
  ]
}

function securityOf({ security }: Operation, { kinds, method, path }: Place) {
  if (security === undefined) return { security, scope: null }
  const called = path.replace(/\{(\w+)\}/g, ':$1')
  const scope =
    kinds.map((kind) => scopeOfCall(kind, method.toUpperCase(), called)).find((one) => one !== null) ?? null
  return { security: scope === null ? security : [{ token: [scope] }, ...security], scope }
}

function statusesOf({ parameters = [] }: Operation, { method }: Place, isSecured: boolean): string[] {
  return [
    '400',
    ...(isSecured ? ['401', '403'] : []),
    ...(parameters.some((parameter) => parameter.in === 'path') ? ['404'] : []),
    ...(method === 'get' ? [] : ['409']),
    '429',
  ]
}

type Content = NonNullable<Operation['requestBody']>['content']

function withExamples(content: Content): { content?: NonNullable<Content> } {
  if (content === undefined) return {}
  return {
    content: Object.fromEntries(
      Object.entries(content).map(([type, media]) => [
        type,
        type === 'application/json' && media.schema !== undefined
          ? { ...media, example: exampleOf(media.schema as JsonSchema) }
          : media,
      ]),
    ),
  }
}
