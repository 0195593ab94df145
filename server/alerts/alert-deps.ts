import type { Database } from '../database/database.ts'
import type { Newsletter } from '../newsletter/open-newsletter.ts'
import type { Sealer } from '../secrets/seal-text.ts'
import type { PushKeys } from '../config/push-settings.ts'
import type { Identity } from '../http/identity.ts'

/** What alerts are sent with. */
export type AlertJobDeps = {
  database: Database
  /** Signs the links to unsubscribe. */
  newsletter: Newsletter
  sealer: Sealer
  publicUrl: string
  clock: () => Date
}

export type AlertDeps = AlertJobDeps & { identity: Identity; pushKeys: PushKeys | null }
