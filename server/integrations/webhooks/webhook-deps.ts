import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Identity } from '../../platform/http/identity.ts'
import type { PublicReach } from '../../platform/http/public-reach.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'

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
