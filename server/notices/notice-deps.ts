import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { PushKeys } from '../config/push-settings.ts'
import type { Database } from '../database/database.ts'
import type { Identity } from '../http/identity.ts'
import type { PublicReach } from '../http/public-reach.ts'

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
