import { formatMinor } from '../format/money.ts'

/**
 * What is used of a credit account, as it is read: a buyer who has paid beyond the invoices uses nothing, and has that much
 * more to order with.
 */
export const usedCredit = (usedMinor: number): { usedMinor: number; beyondMinor: number } => ({
  usedMinor: Math.max(0, usedMinor),
  beyondMinor: Math.max(0, -usedMinor),
})

/** '£120.00 of £500.00 used', or '£0.00 of £500.00 used, £30.00 paid beyond'. */
export function usedCreditText({
  limitMinor,
  ...account
}: {
  usedMinor: number
  limitMinor: number
}): string {
  const { usedMinor, beyondMinor } = usedCredit(account.usedMinor)
  const used = `${formatMinor(usedMinor)} of ${formatMinor(limitMinor)} used`
  return beyondMinor === 0 ? used : `${used}, ${formatMinor(beyondMinor)} paid beyond`
}
