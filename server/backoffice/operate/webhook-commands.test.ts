import { expect, test } from 'vitest'
import { openWebhookShop } from '../../../tests/support/shops/webhook-shop.ts'

const shop = await openWebhookShop()

test('operators list webhooks that fail, switch them, and send again and a test (PLAT-10, PLAT-13)', async () => {
  const tern = await shop.owner('tern')
  const hook = await shop.hook(tern)
  const list = () => shop.operate('webhooks', 'list', 'failing')
  expect(await list()).toBe('There is none.\n')
  shop.receiver.answer({ status: 500 })
  expect(await shop.operate('webhooks', 'test', hook.id)).toBe('A test is on the way.\n')
  await shop.send()
  expect(await list()).toContain(`${hook.id}  ${tern.brewery.name}  ${shop.receiver.url()}  fails since`)
  await shop.operate('webhooks', 'switch-off', hook.id)
  expect(await list()).toContain('(by_hand)')
  expect(await hook.now()).toMatchObject({ off: { reason: 'by_hand' } })
  await shop.operate('webhooks', 'switch-on', hook.id)
  const since = new Date(shop.now().getTime() - 60_000).toISOString()
  expect(await shop.operate('webhooks', 'again', hook.id, since)).toBe('0 events are on the way again.\n')
  await expect(shop.operate('webhooks', 'again', hook.id, 'yesterday')).rejects.toThrow('webhooks again')
  await expect(shop.operate('webhooks', 'switch-on', 'x')).rejects.toThrow('webhooks switch-on')
})
