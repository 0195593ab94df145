import { randomUUID } from 'node:crypto'
import { commandFor } from '../../../server/backoffice/operate/find-command.ts'
import type { openFactorShop } from '../shops/factor-shop.ts'
import { operatorContext } from '../shops/operator-context.ts'
import type { AccessKind, openAccounts } from './access-accounts.ts'
import type { AccessOwner, AccessStock } from './access-owner.ts'

type Shop = Awaited<ReturnType<typeof openFactorShop>>
type Accounts = Awaited<ReturnType<typeof openAccounts>>
/** The matrix's shop, whom its things belong to, who asks, and what is for sale. */
export type AccessWorld = { shop: Shop; owner: AccessOwner; accounts: Accounts; stock: AccessStock }

/** Calls of the matrix's accounts that have to be answered well; throws where one is not. */
export const askerOf =
  (shop: Shop, accounts: Accounts) =>
  async (kind: AccessKind, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => {
    const headers = { ...accounts.headersOf(kind), 'idempotency-key': randomUUID() }
    const answer = await shop.call(method, url, body, headers)
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }

/** Takes an order of the owner to its pub. */
export async function deliver({ shop }: AccessWorld, number: string): Promise<void> {
  const context = { ...operatorContext, clock: shop.now }
  const { database } = shop.connection
  for (const verb of ['accept', 'dispatch']) await commandFor(['orders', verb, number])(database, context)
  await commandFor(['orders', 'deliver', number, 'name=Jo Quillbarr'])(database, context)
}
