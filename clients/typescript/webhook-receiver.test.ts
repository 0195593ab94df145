import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { readEvent } from './webhook-receiver.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

test('a receiver takes events that are signed with its secret, and no others (PLAT-12)', () => {
  const body = JSON.stringify({
    type: 'webhook.test',
    timestamp: new Date().toISOString(),
    data: { version: 1 },
  })
  const sentAt = new Date()
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', sentAt, body),
  }
  expect(readEvent(secret, headers, body)).toMatchObject({ type: 'webhook.test' })
  expect(readEvent(secret, headers, `${body} `)).toBeNull()
  expect(readEvent(`whsec_${Buffer.alloc(32, 8).toString('base64')}`, headers, body)).toBeNull()
})
