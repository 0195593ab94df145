import { randomUUID } from 'node:crypto'
import type { openFactorShop } from '../shops/factor-shop.ts'
import type { AccessKind, AccessOwner, AccessStock, openAccounts } from './access-accounts.ts'

type Shop = Awaited<ReturnType<typeof openFactorShop>>
type Accounts = Awaited<ReturnType<typeof openAccounts>>
/** The shop of the matrix, with who and what is in it. */
export type AccessWorld = { shop: Shop; owner: AccessOwner; accounts: Accounts; stock: AccessStock }

/** Calls of the matrix's accounts that have to be answered well; throws where one is not. */
export const askerOf =
  ({ shop, accounts }: Pick<AccessWorld, 'shop' | 'accounts'>) =>
  async (kind: AccessKind, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => {
    const headers = { ...accounts.headersOf(kind), 'idempotency-key': randomUUID() }
    const answer = await shop.call(method, url, body, headers)
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
