import { breweryEvents, buyerEvents } from '../../../shared/accounts/webhook-events.ts'
import { idempotencyRecordDays } from '../../../shared/limits/limits.ts'
import { errorSchema } from '../../platform/errors/error-catalogue.ts'
import type { TokenKind } from '../../parties/tokens/token-text.ts'
import type { ApiDocument, Operation } from './api-document.ts'
import { buyerOperationIds } from './buyer-operation-ids.ts'
import { describeCall, errorResponses, limitHeaders } from './describe-call.ts'
import { describeWebhooks, webhookEventSchema } from './describe-webhooks.ts'
import { sellerOperationIds } from './seller-operation-ids.ts'

type Side = {
  /** Whose tokens its calls take. */
  kinds: readonly TokenKind[]
  title: string
  has: (path: string) => boolean
  events: readonly string[]
  /** Whose events they are, for links; null: a buyer's. */
  brewery: string | null
  operationIds: Readonly<Record<string, string>>
}

const isSelling = (path: string) => path === '/api/sell' || path.startsWith('/api/sell/')
/** What people of consoles are notified of, and what they keep. */
const isPersons = (path: string) => path.startsWith('/api/notices')
const isDocument = (path: string) => path.startsWith('/api/documents/')

/** Each document by its name. Calls of staff are in neither (PLAT-05). */
const sides: Record<string, Side> = {
  'buyer.json': {
    kinds: ['buyer'],
    title: 'Dray: shop and buyers',
    has: (path) => !isSelling(path) && !isPersons(path) && !path.startsWith('/api/admin'),
    events: buyerEvents,
    brewery: null,
    operationIds: buyerOperationIds,
  },
  'seller.json': {
    kinds: ['brewery', 'group'],
    title: 'Dray: breweries and organisers',
    has: (path) => isSelling(path) || isPersons(path) || isDocument(path),
    events: breweryEvents,
    brewery: 'learmonth-basin',
    operationIds: sellerOperationIds,
  },
}

/** The documents as a reader chooses among them. */
export const apiDocumentNames = Object.entries(sides).map(([name, { title }]) => ({ name, title }))

const sentences = [
  'Calls of the Dray marketplace.',
  '## Calling',
  'Send `Authorization: Bearer` with a token (`dray_…`), made under *Connections* (`dray_b_…` of a buyer, `dray_s_…` of a brewery) or in the settings of a group (`dray_g_…`), or with the access token of a session. Calls that name a scope take a token; the others take a session alone.',
  'A token may call 600 times a minute; more is answered with 429 and `Retry-After`. Each answer to a call that counts says what is left; one that is refused for its form or its bearer does not count. `RateLimit: "token";r=598;t=42` is 598 calls in the next 42 seconds, of those in `RateLimit-Policy: "token";q=600;w=60` (draft-ietf-httpapi-ratelimit-headers-11).',
  `Actions by token need \`Idempotency-Key\`. For ${idempotencyRecordDays} days the same key with the same request is the same action, however often it is sent; with another request it is refused (\`key_reused\`). Later it is a new act.`,
  'Version 1: fields are added freely, and taken away only after a year with a `Sunset` header.',
].join('\n\n')

/** The documents of the API for its two sides, from the document of all routes. */
export function writeApiDocuments(all: ApiDocument, publicUrl: string): Record<string, ApiDocument> {
  return Object.fromEntries(
    Object.entries(sides).map(([name, side]) => [name, writeDocument(all, side, publicUrl)]),
  )
}

function writeDocument(all: ApiDocument, side: Side, publicUrl: string): ApiDocument {
  const { kinds, title, has, events, brewery, operationIds } = side
  const paths = Object.entries(all.paths).filter(([path]) => has(path))
  const operations = paths.flatMap(([, ofPath]) => Object.values(ofPath))
  return {
    ...all,
    tags: tagsOf(operations),
    info: {
      ...all.info,
      title,
      contact: { name: 'Dray', url: `${publicUrl}/support` },
      description: `${sentences}\n\n${all.info.description ?? ''}`,
    },
    components: {
      ...all.components,
      headers: limitHeaders,
      schemas: { Error: errorSchema, WebhookEvent: webhookEventSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a session.' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'dray_…',
          description: 'A token with its scopes.',
        },
      },
      responses: Object.fromEntries(
        Object.entries(errorResponses).map(([status, response]) => [
          `Error${status}`,
          {
            ...response,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
    paths: Object.fromEntries(
      paths.map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [
            method,
            {
              operationId: operationIds[`${method.toUpperCase()} ${path}`],
              ...describeCall(operation, { kinds, method, path }),
            },
          ]),
        ),
      ]),
    ),
    webhooks: describeWebhooks(events, { brewery, publicUrl }),
  }
}

const tagsOf = (operations: readonly Operation[]) =>
  [...new Set([...operations.flatMap(({ tags = [] }) => tags), 'Webhooks'])].map((name) => ({ name }))
