import { type IncomingHttpHeaders, request as askPlain } from 'node:http'
import { request as askSecure, type RequestOptions } from 'node:https'
import type { RunningProxy } from './proxy-process.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type AskProxyInput = {
  path: string
  /** The visitor's address. */
  from?: string
  isPlain?: boolean
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Asks a proxy as a visitor of an address of this machine would. */
export function askProxy(
  { address, httpPort, httpsPort, certificate }: RunningProxy,
  { path, from = '127.0.0.9', isPlain = false, method = 'GET', headers, body }: AskProxyInput,
): Promise<Answer> {
  const options: RequestOptions = {
    host: address,
    port: isPlain ? httpPort : httpsPort,
    path,
    method,
    headers: { host: 'shop.example', ...headers },
    localAddress: from,
    servername: 'shop.example',
    ca: certificate,
    agent: false,
  }
  return new Promise((resolve, reject) => {
    const request = (isPlain ? askPlain : askSecure)(options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('error', reject)
      response.on('data', (chunk: string) => void (text += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}
