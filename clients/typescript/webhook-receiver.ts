/** Receives webhooks: `WEBHOOK_SECRET=whsec_… node clients/typescript/webhook-receiver.ts`, on PORT or 4000. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'

type Event = { type: string; timestamp: string; data: { version: number } & Record<string, unknown> }

/** The event of a request; null where the signature is not that of the secret, or is older than five minutes. */
export function readEvent(secret: string, headers: IncomingHttpHeaders, body: string): Event | null {
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as Event
  } catch {
    return null
  }
}

if (import.meta.main)
  createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const event = readEvent(process.env['WEBHOOK_SECRET'] ?? '', request.headers, body)
    response.writeHead(event === null ? 400 : 204).end()
    // Answer first, work afterwards: a delivery without an answer within 15 seconds is repeated.
    if (event !== null) process.stdout.write(`${event.type} ${JSON.stringify(event.data)}\n`)
  }).listen(Number(process.env['PORT'] ?? 4000))
