import type { Database } from '../../platform/database/database.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { addressee } from '../../platform/mail/mail-content.ts'
import type { Recipient } from './brewery-recipients.ts'

type NoticeMail = { heading: string; lines: string[]; label: string; link: string; isAtOnce?: boolean }

/** Enqueues the plain mail about an event to those who are to get one. */
export async function mailNotice(
  transaction: Database,
  recipients: readonly Recipient[],
  { isAtOnce = false, ...data }: NoticeMail,
): Promise<void> {
  for (const { name, email } of recipients)
    await enqueueMail(transaction, {
      to: { email, name },
      template: 'notice',
      data: { name: addressee(name), ...data },
      isAtOnce,
    })
}
