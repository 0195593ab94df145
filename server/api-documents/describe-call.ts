import type { TokenKind } from '../tokens/token-text.ts'
import { scopeOfCall } from '../tokens/token-calls.ts'
import type { JsonSchema, Operation } from './api-document.ts'
import { exampleOf } from './example-of.ts'

/** What every call may answer beside its own, by status; each stands once among the components. */
export const errorResponses: Record<string, { description: string; headers?: object }> = {
  '400': { description: 'A field, a parameter or a header is wrong; `field` names it.' },
  '401': { description: 'No bearer, or one that is no good: `authentication_required`, `token_ended`.' },
  '403': {
    description:
      'Not allowed: `role_missing`, `scope_missing` with the scope as `field`, or a second factor first.',
  },
  '404': { description: 'Not there, or not for the caller.' },
  '409': { description: 'What was asked does not fit what is there now.' },
  '429': {
    description: 'Too many calls.',
    headers: {
      'Retry-After': { description: 'Seconds until the next call.', schema: { type: 'integer' } },
    },
  },
}

type Place = { kind: TokenKind; method: string; path: string }

/** A call with who may call it, the scope of a token, its errors, and examples of bodies and answers. */
export function describeCall(operation: Operation, place: Place): Operation {
  const { security, scope } = securityOf(operation, place)
  const isSecured = security !== undefined
  return {
    ...operation,
    ...(isSecured && { security }),
    ...(scope !== null && { description: `A token needs the scope \`${scope}\`.` }),
    ...(operation.requestBody !== undefined && {
      requestBody: { ...operation.requestBody, ...withExamples(operation.requestBody.content) },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(operation.responses ?? {}).map(([status, answer]) => [
          status,
          {
            ...answer,
            description:
              answer.description === 'Default Response' ? 'Done.' : (answer.description ?? 'Done.'),
            ...withExamples(answer.content),
          },
        ]),
      ),
      ...Object.fromEntries(
        statusesOf(operation, place, isSecured).map((status) => [
          status,
          { $ref: `#/components/responses/Error${status}` },
        ]),
      ),
    },
  }
}

function securityOf({ security }: Operation, { kind, method, path }: Place) {
  if (security === undefined) return { security, scope: null }
  const scope = scopeOfCall(kind, method.toUpperCase(), path.replace(/\{(\w+)\}/g, ':$1'))
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
