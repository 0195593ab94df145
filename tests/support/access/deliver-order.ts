import { commandFor } from '../../../server/operate/find-command.ts'
import { operatorContext } from '../shops/operator-context.ts'
import type { AccessWorld } from './access-asker.ts'

/** Takes an order of the owner to its pub. */
export async function deliver({ shop }: AccessWorld, number: string): Promise<void> {
  const context = { ...operatorContext, clock: shop.now }
  const { database } = shop.connection
  for (const verb of ['accept', 'dispatch']) await commandFor(['orders', verb, number])(database, context)
  await commandFor(['orders', 'deliver', number, 'name=Jo Quillbarr'])(database, context)
}
