import type { StaffRole } from '../../../../shared/accounts/roles.ts'
import type { OrderRole } from '../../../../shared/orders/order-steps.ts'
import type { StepActor } from '../life/part-step.ts'
import { londonDay, londonMoment } from '../../../../shared/working-time/working-time.ts'

/** Who may give money back, the role with the highest limit first (CLAIM-07). */
export const refundRoles = [
  'admin',
  'finance',
  'operations',
  'support',
] as const satisfies readonly StaffRole[]
/** Who may be the second person. */
export const confirmRoles = ['finance', 'admin'] as const satisfies readonly StaffRole[]
/** How long a refund waits for its second person. */
export const confirmHours = 72

const [small, usual] = [2500, 25_000]

/** Pence with VAT that a role may give back of an order on one day on its own. */
export const refundLimit = (role: OrderRole): number => (role === 'support' ? small : usual)

/** Whether a second person has to confirm: what went back today on one person's word counts. */
export const needsSecondPerson = (
  role: OrderRole,
  { todayMinor, grossMinor }: { todayMinor: number; grossMinor: number },
): boolean => todayMinor + grossMinor > refundLimit(role)

/** Midnight in London before this moment. */
export const startOfDay = (now: Date): Date => londonMoment(londonDay(now), '00:00')

/** Who confirmed a refund, and that it is over. */
export const confirmation = ({ actor, now }: { actor: StepActor; now: Date }) => ({
  confirmedById: actor.id,
  confirmedBy: actor.name ?? actor.role,
  endedAt: now.toISOString(),
})

/** Until when a refund that was asked for can be confirmed. */
export const confirmBy = (askedAt: string): Date =>
  new Date(new Date(askedAt).getTime() + confirmHours * 3_600_000)
