import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import type { SecurityChange } from '../../platform/mail/templates/security-change-mail.ts'
import type { Accounts } from './accounts.ts'

/** Notifies a client by mail of a change to the ways to sign in (ASVS 6.3.7). */
export async function notifySecurityChange(
  { publicUrl }: Pick<Accounts, 'publicUrl'>,
  transaction: Database,
  {
    client: { email, name },
    change,
    now,
  }: { client: { email: string; name: string }; change: SecurityChange; now: Date },
): Promise<void> {
  await enqueueMail(transaction, {
    to: { email, name },
    template: 'security-change',
    data: {
      name,
      change,
      changedAt: now.toISOString(),
      accountLink: `${publicUrl}${settingsSections.security.path}`,
      resetLink: `${publicUrl}${paths.resetPassword}`,
    },
  })
}
