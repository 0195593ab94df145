import { request as askPlain } from 'node:http'
import { request as askSecure } from 'node:https'
import type { TLSSocket } from 'node:tls'

/** One answer of the shop at its public address, and what the connection knew. */
export type SiteAnswer = {
  status: number
  body: string
  /** The Date header in milliseconds; null without one. */
  date: number | null
  askedAt: number
  answeredAt: number
  /** Addresses of both ends of the connection. */
  localAddress: string
  remoteAddress: string
  /** When the certificate ends, in milliseconds; null without TLS. */
  certificateEndsAt: number | null
}

type RequestSiteInput = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** Longer answers are not of the shop. */
const longestBody = 64 * 1024

/** Asks an address and follows no redirect. Throws where nothing answers within `waitMs`. */
export function requestSite(
  url: string,
  waitMs: number,
  { method = 'GET', headers = {}, body = '' }: RequestSiteInput = {},
): Promise<SiteAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>()
  const askedAt = Date.now()
  const ask = url.startsWith('https:') ? askSecure : askPlain
  const signal = AbortSignal.timeout(waitMs)
  const request = ask(url, { method, headers, signal, agent: false }, (response) => {
    const answeredAt = Date.now()
    const { localAddress = '', remoteAddress = '' } = response.socket
    const certificateEndsAt = endOf(response.socket as TLSSocket)
    let text = ''
    response.setEncoding('utf8')
    response.on('error', reject)
    response.on('data', (chunk: string) => {
      if (text.length < longestBody) text += chunk
    })
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        body: text,
        date: Date.parse(response.headers.date ?? '') || null,
        askedAt,
        answeredAt,
        localAddress: plainAddress(localAddress),
        remoteAddress: plainAddress(remoteAddress),
        certificateEndsAt,
      }),
    )
  })
  request.on('error', (error) =>
    reject(signal.aborted ? new Error(`no answer within ${waitMs / 1000} s`) : error),
  )
  request.end(body)
  return promise
}

function endOf(socket: TLSSocket): number | null {
  if (typeof socket.getPeerCertificate !== 'function') return null
  return Date.parse(socket.getPeerCertificate().valid_to) || null
}

/** An IPv4 address that a socket writes as IPv6. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')
