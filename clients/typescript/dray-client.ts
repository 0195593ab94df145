import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { Paths as BuyerPaths } from './buyer-types.ts'
import type { Paths as SellerPaths } from './seller-types.ts'

export type { WebhookEvent } from './seller-types.ts'

export type ClientOptions = {
  /** Where the shop is, such as https://dray.example. */
  url: string
  /** A token made under Connections, `dray_…`. */
  token: string
  fetch?: (request: Request) => Promise<Response>
  /** How to wait for so many milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>
  /** How often a call is made in all while the shop asks to wait, or no answer comes; 4. */
  tries?: number
  /** Learns of a call that ends on a day: the answer's `Sunset` header. */
  onSunset?: (call: string, end: Date) => void
}

/** Answers are JSON; `parseAs: 'text'` and `parseAs: 'blob'` read a list as CSV and a document. */
type Calls<Paths extends object> = Client<Paths, 'application/json'>

/** Calls of a brewery's or a group's program. An answer is `{ data }` or `{ error }`, with `response`. */
export const sellerClient = (options: ClientOptions): Calls<SellerPaths> => open<SellerPaths>(options)

/** Calls of a buyer's program. An answer is `{ data }` or `{ error }`, with `response`. */
export const buyerClient = (options: ClientOptions): Calls<BuyerPaths> => open<BuyerPaths>(options)

/** A token's limit: so many calls a minute, of which so many remain for the next seconds. */
export type TokenLimit = { calls: number; remaining: number; seconds: number }

/** What an answer says of the token's limit; null for one that did not count, as where the token is no good. */
export function limitOf({ headers }: Response): TokenLimit | null {
  const [, calls] = /^"token";q=(\d+)/.exec(headers.get('ratelimit-policy') ?? '') ?? []
  const [, remaining, seconds] = /^"token";r=(\d+);t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? []
  if (calls === undefined || remaining === undefined) return null
  return { calls: Number(calls), remaining: Number(remaining), seconds: Number(seconds) }
}

function open<Paths extends object>(options: ClientOptions): Calls<Paths> {
  const client = createClient<Paths, 'application/json'>({
    baseUrl: options.url,
    fetch: (request) => callPatiently(request, options),
  })
  client.use(asToken(options))
  return client
}

/** Names the token, and the action by a key of its own where the caller gave none. */
function asToken({ token, onSunset }: ClientOptions): Middleware {
  return {
    onRequest: ({ request }) => {
      request.headers.set('authorization', `Bearer ${token}`)
      if (request.method !== 'GET' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID())
      return request
    },
    onResponse: ({ request, schemaPath, response }) => {
      const end = new Date(response.headers.get('sunset') ?? NaN)
      if (!Number.isNaN(end.getTime())) onSunset?.(`${request.method} ${schemaPath}`, end)
    },
  }
}

/** Calls again after 429 and 503, and where no answer came: the key is the same, so an action is done once. */
async function callPatiently(request: Request, options: ClientOptions): Promise<Response> {
  const { fetch: call = fetch, wait = sleep, tries = 4 } = options
  for (let made = 1; ; made += 1) {
    const answer = await call(request.clone()).catch((error: unknown) => {
      if (made >= tries) throw error
      return null
    })
    if (answer !== null && (made >= tries || (answer.status !== 429 && answer.status !== 503))) return answer
    await wait(waitOf(answer, made))
  }
}

/** What the shop asks for, else one, two, four seconds. */
function waitOf(answer: Response | null, made: number): number {
  const asked = Number(answer?.headers.get('retry-after') ?? NaN)
  return 1000 * (asked > 0 ? asked : 2 ** (made - 1))
}

const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
