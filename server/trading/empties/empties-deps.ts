import type { FastifyBaseLogger } from 'fastify'
import type { ContainerKind } from '../../../shared/deposits/container-names.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Identity } from '../../platform/http/identity.ts'

/**
 * Containers of a part whose deposit is not credited: how many, and pence without VAT for one. Its units that were sent again, in
 * other parts, have none of their own.
 */
export type DepositLeft = {
  partId: string
  replacements: readonly string[]
  kind: ContainerKind
  units: number
  netMinor: number
}

/** Of the orders: what of the deposits of these parts the breweries still have. */
export type DepositsOf = (database: Database, partIds: readonly string[]) => Promise<DepositLeft[]>

export type EmptiesDeps = {
  database: Database
  accounts: Accounts
  identity: Identity
  depositsOf: DepositsOf
  publicUrl: string
  clock: () => Date
  logger: Pick<FastifyBaseLogger, 'warn'>
}
