import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { PushKeys } from '../../platform/config/push-settings.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Identity } from '../../platform/http/identity.ts'
import type { PublicReach } from '../../platform/http/public-reach.ts'

export type NoticeDeps = {
  accounts: Accounts
  identity: Identity
  database: Database
  reach: PublicReach
  /** Null sends no pushes. */
  pushKeys: PushKeys | null
  publicUrl: string
  clock: () => Date
  logger: FastifyBaseLogger
}
