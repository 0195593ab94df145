import type { DepositTerms } from '../../../shared/api/empties-api.ts'
import { containerNames } from '../../../shared/empties/container-names.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { PlainAct } from '../../console/FieldsDialog.tsx'
import { sellingReads } from '../selling-calls.ts'

type Row = DepositTerms['rows'][number]
const sumText = (netMinor: number) => (netMinor === 0 ? 'no deposit' : `${formatMinor(netMinor)} ex VAT each`)

/** '£30.00 ex VAT each; £32.00 ex VAT each from 1 December 2026'. */
export const termsText = ({ netMinor, coming }: Row): string =>
  [
    sumText(netMinor),
    ...coming.map((next) => `${sumText(next.netMinor)} from ${formatDay(next.fromDay)}`),
  ].join('; ')

const common = (brewery: string, { kind }: Row) => ({
  thing: 'The deposit',
  call: sellingReads.deposits(brewery),
  done: `The deposit on a ${containerNames[kind][0]} is saved.`,
})
const fromDay = { kind: 'day', name: 'fromDay', label: 'From', hint: 'Empty is from now on.' } as const

/** So much for each of a kind, for orders from a day on. */
export const setDepositAct = (brewery: string, row: Row): PlainAct => ({
  ...common(brewery, row),
  title: `Deposit on a ${containerNames[row.kind][0]}`,
  fixed: { kind: row.kind },
  fields: [
    {
      kind: 'pounds',
      name: 'netMinor',
      label: 'Pounds for each, ex VAT',
      missing: 'Type the deposit.',
      maxLength: 8,
    },
    fromDay,
  ],
  nameOf: (body) => `Ask ${formatMinor(Number(body['netMinor']))} each`,
})

/** None any more, for orders from a day on. */
export const endDepositAct = (brewery: string, row: Row): PlainAct => ({
  ...common(brewery, row),
  title: `No deposit on a ${containerNames[row.kind][0]}`,
  fixed: { kind: row.kind, netMinor: 0 },
  fields: [fromDay],
  nameOf: () => 'Ask none',
})
