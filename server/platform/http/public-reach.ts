import { lookup } from 'node:dns/promises'
import { type ClientRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

type PublicReachInput = {
  url: URL
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | Buffer
  /** For all of it: the name, the connection, the answer. */
  timeoutMs: number
  /** So much of the answer is read. */
  mostBytes: number
}

/** What a host answered; a redirect is an answer like others and is not followed. */
export type Reached = { status: number; headers: IncomingMessage['headers']; text: string; isWhole: boolean }

/** Why there is no answer; `refused_address`: no connection was made. */
export class ReachError extends Error {
  readonly problem: 'refused_address' | 'timeout' | 'unreachable'
  constructor(problem: ReachError['problem'], message: string = problem) {
    super(message)
    this.problem = problem
  }
}

export type ReachSettings = {
  /** All addresses of a name; throws where there are none. */
  resolve?: (name: string) => Promise<string[]>
  isAllowed?: (address: string) => boolean
  /** Certificates to trust beside the usual ones. */
  ca?: string
}

/** Calls hosts of others, by https at public addresses alone (PLAT-11). */
export type PublicReach = {
  /** Throws ReachError. */
  ask: (input: PublicReachInput) => Promise<Reached>
  /** Whether the address of a URL is known to be one that is never called; a name without an address is not. */
  isClosed: (url: URL) => Promise<boolean>
}

/** How long a name may take where nothing is sent. */
const lookupMs = 3000

/** The connection goes to one of the addresses that were checked, so a name that changes in between leads nowhere else. */
export function createPublicReach({
  resolve = addressesOf,
  isAllowed = isPublicAddress,
  ca,
}: ReachSettings = {}): PublicReach {
  async function checkedAddresses(url: URL): Promise<string[]> {
    const name = url.hostname.replace(/^\[|\]$/g, '')
    if (url.protocol !== 'https:') throw new ReachError('refused_address')
    const addresses = isIP(name) === 0 ? await resolve(name) : [name]
    if (!addresses.every((address) => isAllowed(address))) throw new ReachError('refused_address')
    if (addresses.length === 0) throw new ReachError('unreachable', 'The name has no address.')
    return addresses
  }

  return {
    isClosed: (url) =>
      within(lookupMs, checkedAddresses(url)).then(
        () => false,
        (error: unknown) => error instanceof ReachError && error.problem === 'refused_address',
      ),
    ask: async (asked) => {
      const end = Date.now() + asked.timeoutMs
      const addresses = await within(asked.timeoutMs, checkedAddresses(asked.url)).catch((error: unknown) => {
        throw error instanceof ReachError ? error : new ReachError('unreachable', messageOf(error))
      })
      return send(asked, { addresses, ca, timeoutMs: Math.max(1, end - Date.now()) })
    },
  }
}

const addressesOf = async (name: string) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address)

type Sending = { addresses: readonly string[]; ca: string | undefined; timeoutMs: number }

function send(
  { url, method, headers, body, mostBytes }: PublicReachInput,
  { addresses, ca, timeoutMs }: Sending,
): Promise<Reached> {
  const { promise, resolve, reject } = Promise.withResolvers<Reached>()
  const request: ClientRequest = httpsRequest(
    url,
    {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      agent: false,
      lookup: lookupAmong(addresses),
      ...(ca !== undefined && { ca }),
    },
    (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      const finish = (isWhole: boolean) => {
        clearTimeout(timer)
        const text = Buffer.concat(parts).subarray(0, mostBytes).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, isWhole })
        request.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        bytes += part.length
        if (bytes > mostBytes) finish(false)
      })
      response.on('end', () => finish(true))
      // The status has come; what follows of the text is not needed.
      response.on('error', () => finish(false))
    },
  )
  const timer = setTimeout(() => {
    reject(new ReachError('timeout'))
    request.destroy()
  }, timeoutMs)
  request.on('error', (error) => {
    clearTimeout(timer)
    reject(new ReachError('unreachable', messageOf(error)))
  })
  request.end(body)
  return promise
}

/** Gives the connection the checked addresses, whatever the name says by now. */
function lookupAmong(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, options, done) => {
    if (options.all) done(null, found)
    else done(null, found[0]!.address, found[0]!.family)
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ReachError('timeout')), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
