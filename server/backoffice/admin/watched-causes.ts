import { formatMinor } from '../../../shared/format/money.ts'
import type { StaffRole } from '../../../shared/accounts/roles.ts'
import { workingDaysLater } from '../../../shared/working-time/working-time.ts'
import type { WorklistKind } from '../../../shared/worklist/worklist-kinds.ts'
import type { Database } from '../../platform/database/database.ts'
import { listDeadLetters } from '../../platform/mail/dead-letters.ts'
import { findOrderNumbers } from '../../trading/orders/read-orders.ts'
import { findShortRefunds } from '../../trading/orders/refunds/short-refunds.ts'
import { listLateRefunds } from '../../finance/payments/list-card-refunds.ts'
import { findReviewsToDecide } from '../../engagement/reviews/find-reviews-to-decide.ts'

const dayMs = 86_400_000
/** A review is decided as soon as a change of a beer is. */
const reviewDays = 2

export type Cause = { subject: string; about: string; dueAt: Date | null }
type Watched = {
  kind: WorklistKind
  owner: StaffRole
  /** All that waits now, read from what it is about. */
  find: (database: Database, now: Date) => Promise<Cause[]>
}

/** What no action puts on the worklist: it waits as long as it is found here (STAF-02, STAF-03). */
export const watchedKinds: readonly Watched[] = [
  {
    kind: 'review',
    owner: 'support',
    find: async (database) =>
      (await findReviewsToDecide(database)).map(({ id, beer, since, isReported }) => ({
        subject: id,
        about: isReported
          ? `A review of ${beer} was reported.`
          : `A review of ${beer} is waiting to be shown.`,
        dueAt: workingDaysLater(since, reviewDays, 'scotland'),
      })),
  },
  {
    kind: 'refund_late',
    owner: 'finance',
    find: async (database, now) => {
      const late = await listLateRefunds(database, new Date(now.getTime() - dayMs))
      const numbers = await findOrderNumbers(
        database,
        late.map(({ orderId }) => orderId),
      )
      return late.map(({ orderId, amountMinor }) => ({
        subject: orderId,
        about: `The provider has not taken ${formatMinor(amountMinor)} of ${numbers.get(orderId) ?? 'an order'} for a day.`,
        dueAt: now,
      }))
    },
  },
  {
    kind: 'refund_short',
    owner: 'finance',
    find: async (database, now) =>
      (await findShortRefunds(database)).map(({ orderId, number, shortMinor }) => ({
        subject: orderId,
        about: `${formatMinor(shortMinor)} of ${number} cannot go back to the card: pay it by bank.`,
        dueAt: now,
      })),
  },
  {
    kind: 'mail_failed',
    owner: 'support',
    find: async (database) =>
      (await listDeadLetters(database, 200)).map(({ id, template, createdAt }) => ({
        subject: id,
        about: `A mail could not be sent: ${template.replaceAll('-', ' ')}.`,
        dueAt: new Date(new Date(createdAt).getTime() + dayMs),
      })),
  },
]
