import type { OwnCredit } from '../../../shared/api/credit-api.ts'
import type { ClientEmpties } from '../../../shared/api/empties-api.ts'
import { shortDay } from '../../../shared/delivery/arrival-text.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { creditPath, emptiesPath } from '../../../shared/orders/account-paths.ts'
import { useRead } from '../use-read.ts'

/** Something that the client does next, and where. */
export type WaitingFor = { text: string; href: string }

/** What waits for the client beside orders: late invoices and charges announced for containers; null until both are read. */
export function useWaiting(): WaitingFor[] | null {
  const { loaded: credit } = useRead<OwnCredit>('/api/account/credit')
  const { loaded: empties } = useRead<ClientEmpties>('/api/account/empties')
  if (credit.state === 'loading' || empties.state === 'loading') return null
  const lateMinor = credit.state === 'ready' ? credit.value.lateMinor : 0
  const charges = empties.state === 'ready' ? empties.value.charges : []
  return [
    ...(lateMinor > 0
      ? [{ text: `${formatMinor(lateMinor)} of your invoices is past its day.`, href: creditPath }]
      : []),
    ...charges
      .filter(({ state }) => state === 'announced')
      .map(({ breweryName, totalMinor, chargeOn, announced, kind }) => ({
        text: `Return ${containersText(announced, kind)} to ${breweryName} by ${shortDay(chargeOn)} or you will be charged ${formatMinor(totalMinor)}.`,
        href: emptiesPath,
      })),
  ]
}
