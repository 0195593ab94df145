import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import {
  balanceOf,
  balanceRows,
  cancelIntent,
  confirmIntent,
  createIntent,
  createRefund,
  createReversal,
  createTransfer,
  newBooks,
  type StripeAnswer,
  type StripeBooks,
} from '../builders/stripe-books.ts'

/**
 * The fault of one call: 'lost' has its effect and hangs up, 'down' has none, 'silent' has its effect and never
 * answers.
 */
export type StripeFault = 'lost' | 'down' | 'silent'
type Call = { method: string; path: string; form: URLSearchParams; key: string | undefined }
export type StripeServer = Awaited<ReturnType<typeof startStripe>>
type StripeEndpoint = { id: string; url: string; status: 'enabled' | 'disabled'; enabled_events: string[] }
type SignedWebhook = { payload: string; signature: string }

export const webhookSecret = 'whsec_stand_in'

/** The part of Stripe's API that the shop uses: idempotency keys, answers, webhooks, and faults on demand. */
export async function startStripe() {
  const books = newBooks()
  const answered = new Map<string, { asked: string; answer: StripeAnswer }>()
  const faults: (StripeFault | undefined)[] = []
  const bodies: string[] = []
  const endpoints: StripeEndpoint[] = []
  const refusedKeys = new Set<string>()
  const restrictedKeys = new Set<string>()
  const server = createServer((request, response) => void take(request, response))

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const url = new URL(request.url ?? '', 'http://stripe')
    bodies.push(`${url.pathname} ${body}`)
    const { method = 'GET' } = request
    const form = new URLSearchParams(method === 'GET' ? url.search : body)
    const key = request.headers['idempotency-key'] as string | undefined
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (refusedKeys.has(bearer)) return send(response, refusal(401, 'api_key_invalid'))
    if (method === 'GET' && url.pathname === '/v1/webhook_endpoints')
      return send(
        response,
        restrictedKeys.has(bearer)
          ? refusal(403, 'more_permissions_required')
          : [200, { object: 'list', data: endpoints, has_more: false, url: url.pathname }],
      )
    const fault = faults.shift()
    if (fault === 'down') return send(response, [503, { error: { type: 'api_error', message: 'Down' } }])
    const answer = once({ method, path: url.pathname, form, key })
    if (fault === 'lost') return void request.socket.destroy()
    if (fault !== 'silent') send(response, answer)
  }

  /** The same key answers the same; with other parameters it is refused, and a call without one is no call of ours. */
  function once(call: Call): StripeAnswer {
    const { method, path, form, key } = call
    if (method === 'GET') return read(books, path, form)
    if (key === undefined) return refusal(400, 'no_idempotency_key')
    const asked = `${path}?${form}`
    const known = answered.get(key)
    if (known) return known.asked === asked ? known.answer : refusal(400, 'idempotency_key_reused')
    const answer = structuredClone(change(books, path, form))
    answered.set(key, { asked, answer })
    return answer
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    /** What happens to the next calls, one each. */
    faults,
    /** Its webhook endpoints. */
    endpoints,
    /** Keys that it does not know, and keys that may not list endpoints. */
    refusedKeys,
    restrictedKeys,
    /** Everything that was ever sent here. */
    bodies,
    /** Webhooks of all events so far, signed as Stripe does. */
    webhooks: (): SignedWebhook[] => books.events.map((event) => sign(event)),
    sign,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function sign(event: object, timestamp?: number): SignedWebhook {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    ...(timestamp !== undefined && { timestamp }),
  })
  return { payload, signature }
}

function change(books: StripeBooks, path: string, form: URLSearchParams): StripeAnswer {
  const [, , kind, id = '', verb] = path.split('/')
  if (kind === 'refunds') return createRefund(books, form)
  if (kind === 'transfers') return verb ? createReversal(books, id, form) : createTransfer(books, form)
  if (verb === 'confirm') return confirmIntent(books, id, form.get('confirmation_token') ?? '')
  if (verb === 'cancel') return cancelIntent(books, id)
  return kind === 'payment_intents' && id === '' ? createIntent(books, form) : refusal(404, 'no_such_call')
}

function read(books: StripeBooks, path: string, form: URLSearchParams): StripeAnswer {
  const [, , kind, id = ''] = path.split('/')
  const list = (data: object[]): StripeAnswer => [200, { object: 'list', data, has_more: false, url: path }]
  if (kind === 'balance_transactions') return list(balanceRows(books))
  if (kind === 'balance') return [200, { object: 'balance', available: [inPounds(books)], pending: [] }]
  if (kind === 'refunds')
    return list(books.refunds.filter((refund) => refund.payment_intent === form.get('payment_intent')))
  if (kind === 'transfers' && id !== '')
    return list(books.reversals.filter(({ transfer }) => transfer === id))
  if (kind === 'transfers')
    return list(books.transfers.filter((transfer) => transfer.transfer_group === form.get('transfer_group')))
  if (kind === 'disputes') {
    const dispute = books.disputes.find((one) => one.id === id)
    return dispute ? [200, dispute] : refusal(404, 'resource_missing')
  }
  if (id === '') return list([...books.intents.values()])
  const intent = books.intents.get(id)
  if (intent && [...form.values()].includes('latest_charge.balance_transaction'))
    return [200, { ...intent, latest_charge: settledCharge(books, intent.latest_charge) }]
  return intent ? [200, intent] : refusal(404, 'resource_missing')
}

const inPounds = (books: StripeBooks) => ({ amount: balanceOf(books), currency: 'gbp' })

/** A charge with its balance transaction, which it has once it is settled. */
function settledCharge(books: StripeBooks, id: string | null): object | null {
  if (id === null) return null
  const fee = books.fees.get(id)
  const booked = fee === undefined ? null : { id: `txn_${id}`, object: 'balance_transaction', fee }
  return { id, object: 'charge', balance_transaction: booked }
}

function send(response: ServerResponse, [status, answer]: StripeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
  response.end(JSON.stringify(answer))
}

const refusal = (status: number, code: string): StripeAnswer => [
  status,
  { error: { type: 'invalid_request_error', code, message: code } },
]
