import type { LedgerCorrection } from '../../../shared/api/ledger-corrections-api.ts'
import type { LedgerEntries } from '../../../shared/api/ledger-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { ledgerEventNames } from '../../../shared/payouts/ledger-words.ts'
import type { PlainAction } from '../../console/plain-act.ts'

type Tone = 'plain' | 'hop' | 'malt' | 'oxide'
const call = '/api/admin/money/corrections'

export const correctionStates: Readonly<Record<LedgerCorrection['state'], { text: string; tone: Tone }>> = {
  asked: { text: 'Waiting for another person', tone: 'malt' },
  done: { text: 'Done', tone: 'hop' },
  lapsed: { text: 'No one confirmed it', tone: 'oxide' },
}

/** A booking that is wrong: reversed, and booked right. */
export const correctAction = ({
  bookingId,
  event,
  amountMinor,
}: LedgerEntries['rows'][number]): PlainAction => ({
  title: `Correct: ${ledgerEventNames[event]}, ${formatMinor(Math.abs(amountMinor))}`,
  thing: 'The ledger',
  call,
  fixed: { booking: bookingId },
  fields: [
    {
      kind: 'pounds',
      name: 'rightMinor',
      label: 'The right amount, £',
      hint: 'Leave it empty to reverse the booking whole.',
    },
    {
      kind: 'words',
      name: 'reason',
      label: 'Why?',
      hint: 'Shown with both bookings. Above £250.00 another person confirms it.',
      maxLength: 500,
      missing: 'Say why.',
    },
  ],
  nameOf: () => 'Correct the booking',
  isDangerous: true,
  done: 'The correction is recorded.',
})

export const confirmCorrectionAction = ({ id, amountMinor }: LedgerCorrection): PlainAction => ({
  title: `Confirm a correction: ${formatMinor(amountMinor)}`,
  thing: 'The ledger',
  call: `${call}/${encodeURIComponent(id)}/confirmation`,
  fields: [],
  nameOf: () => `Correct ${formatMinor(amountMinor)}`,
  done: `${formatMinor(amountMinor)} is corrected.`,
})
