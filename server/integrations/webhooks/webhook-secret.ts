import { createHmac, randomBytes } from 'node:crypto'

const secretPrefix = 'whsec_'
const secretBytes = 32

/** The text of a new secret, which its owner sees once. */
export const newWebhookSecret = () => `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`

type Signed = { id: string; at: Date; body: string }

/** The headers of Standard Webhooks 1.0.0; each secret signs. */
export function signedHeaders({ id, at, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
