import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { Identity } from '../http/identity.ts'
import type { PublicReach } from '../http/public-reach.ts'
import type { Sealer } from '../secrets/seal-text.ts'

export type WebhookDeps = {
  accounts: Accounts
  identity: Identity
  database: Database
  sealer: Sealer
  reach: PublicReach
  publicUrl: string
  clock: () => Date
  logger: Pick<FastifyBaseLogger, 'error'>
}
