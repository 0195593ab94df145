import type { Database } from '../../platform/database/database.ts'
import type { Newsletter } from '../../identity/newsletter/open-newsletter.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import type { PushKeys } from '../../platform/config/push-settings.ts'
import type { Identity } from '../../platform/http/identity.ts'

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
