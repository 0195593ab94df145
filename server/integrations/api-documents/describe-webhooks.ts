import { eventBody } from '../webhooks/event-body.ts'

const part = '3f2c8a54-6f0e-4a43-9c1d-2f5b7f1f0a11'
const order = 'DRAY-26-7KQ2M'

/** What `data` holds of each subject beside version and links. */
const facts: Record<string, Record<string, unknown>> = {
  consignment: { order, part, brewery: 'learmonth-basin' },
  order_request: { request: part },
  refund: { refund: part, order, state: 'done', parts: [part] },
  document: { document: part, number: 'LEA-000041', kind: 'invoice', order },
  stock: { container: part, beer: part, state: 'low' },
  beer: { beer: part },
  payout: { payout: 'DRY-P-000012', state: 'sent' },
  run: { run: part, group: 'forth-crossing', day: '2026-12-02', state: 'firm' },
  import: { import: part, kind: 'prices', state: 'finished', changes: 12, leftOut: 0 },
  token: { token: part, endsAt: '2026-12-15T09:00:00Z' },
}

/** The webhooks of an OpenAPI document: one for each event, with its body and headers. */
export function describeWebhooks(
  events: readonly string[],
  { brewery, publicUrl }: { brewery: string | null; publicUrl: string },
): Record<string, { post: object }> {
  return Object.fromEntries(
    events.map((type) => {
      const [subject = '', state = ''] = type.split('.')
      const data = { version: 3, ...facts[subject], ...stateOf(subject, state) }
      const body = eventBody({ type, at: new Date('2026-12-01T09:00:00Z'), data, brewery }, publicUrl)
      return [type, { post: describeEvent(type, JSON.parse(body)) }]
    }),
  )
}

/** What differs from one event of a subject to another. */
function stateOf(subject: string, state: string): Record<string, unknown> {
  if (subject === 'consignment' && state.endsWith('dispatched'))
    return { state, shipment: [{ position: 0, units: 1 }], unitsToCome: state === 'dispatched' ? 0 : 4 }
  if (subject === 'order_request') return { state, ...(state === 'approved' && { order }) }
  if (subject === 'consignment' || subject === 'run') return { state }
  if (state === 'counted')
    return { container: undefined, beer: undefined, state: undefined, containers: [part], total: 1 }
  return state === 'held' ? { payout: undefined, state } : {}
}

const describeEvent = (type: string, example: object) => ({
  tags: ['Webhooks'],
  operationId: type,
  summary: type,
  security: [],
  parameters: [
    header('webhook-id', 'The same at every attempt.'),
    header('webhook-timestamp', 'Seconds since 1970, of the attempt.'),
    header(
      'webhook-signature',
      '`v1,` and HMAC-SHA256 in base64 of id, timestamp and body, joined by full stops.',
    ),
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookEvent' }, example } },
  },
  responses: {
    '2XX': {
      description:
        'Delivered. Anything else is tried again, ten times in three days; after 429 and 503 not before `Retry-After`, up to a day.',
    },
    '410': { description: 'Gone: the webhook is switched off.' },
  },
})

const header = (name: string, description: string) => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
})

/** The body of every event. */
export const webhookEventSchema = {
  type: 'object',
  required: ['type', 'timestamp', 'data'],
  properties: {
    type: { type: 'string' },
    timestamp: { type: 'string', format: 'date-time' },
    data: {
      type: 'object',
      required: ['version', 'links'],
      properties: {
        version: { type: 'integer', description: 'Of two events about one thing the higher is later.' },
        links: { type: 'object', additionalProperties: { type: 'string', format: 'uri' } },
      },
      additionalProperties: true,
    },
  },
}
