import type { DepositTerms } from '../../../shared/api/empties-api.ts'
import { depositName } from '../../../shared/deposits/deposit-kinds.ts'
import { isSchemeKind } from '../../../shared/deposits/scheme-kinds.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { sellingReads } from '../selling-calls.ts'

/** What a brewery states for each kind of container: the deposit on one, and the price of one that is lost. */
export type ContainerTerm = 'deposit' | 'price'
export type TermRow = DepositTerms['rows'][number]

export const termWords: Readonly<Record<ContainerTerm, { heading: string; about: string; ends: string }>> = {
  deposit: {
    heading: 'Deposits',
    about:
      'A deposit is charged with the order, for each container that comes back. Dray charges no fee on it. Once a container is counted back, its deposit is credited with the VAT. Cans and plastic bottles belong to a deposit return scheme: state the deposit of one and the day from which it applies. It is charged for each one in a case, outside the scope of VAT, and nothing is counted back. Orders placed before a change keep theirs.',
    ends: 'Ask none',
  },
  price: {
    heading: 'Prices of lost containers',
    about:
      'What a container is worth to you. Where one does not come back, you may announce a charge: this price, less the deposit on it. Charges that are announced keep theirs.',
    ends: 'State none',
  },
}

export const termCall = (brewery: string, term: ContainerTerm): string =>
  term === 'deposit' ? sellingReads.deposits(brewery) : sellingReads.containerPrices(brewery)

const vatText = (kind: TermRow['kind']) => (isSchemeKind(kind) ? 'outside VAT' : 'ex VAT')
const sumText = (term: ContainerTerm, { kind }: TermRow, netMinor: number) =>
  netMinor === 0 ? `no ${term}` : `${formatMinor(netMinor)} ${vatText(kind)} each`

/** '£30.00 ex VAT each; £32.00 ex VAT each from 1 December 2026'. */
export const termsText = (term: ContainerTerm, row: TermRow): string =>
  [
    sumText(term, row, row.netMinor),
    ...row.coming.map((next) => `${sumText(term, row, next.netMinor)} from ${wholeDay(next.fromDay)}`),
  ].join('; ')

/** 'the deposit on a firkin'. */
export const termName = (term: ContainerTerm, { kind }: TermRow): string =>
  `the ${term} ${term === 'deposit' ? 'on' : 'of'} a ${depositName(kind)}`

const common = (brewery: string, term: ContainerTerm, row: TermRow) => ({
  thing: term === 'deposit' ? 'The deposit' : 'The price',
  call: termCall(brewery, term),
  done: `${upper(termName(term, row))} is saved.`,
})
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const fromDay = { kind: 'day', name: 'fromDay', label: 'From', hint: 'Leave blank to start now.' } as const

/** So much for each of a kind, from a day on. */
export const setTermAction = (brewery: string, term: ContainerTerm, row: TermRow): PlainAction => ({
  ...common(brewery, term, row),
  title: `${term === 'deposit' ? 'Deposit on' : 'Price of'} a ${depositName(row.kind)}`,
  fixed: { kind: row.kind },
  fields: [
    {
      kind: 'pounds',
      name: 'netMinor',
      label: `Pounds for each, ${vatText(row.kind)}`,
      missing: `Type the ${term}.`,
      maxLength: 8,
    },
    fromDay,
  ],
  nameOf: (body) => `${term === 'deposit' ? 'Ask' : 'State'} ${formatMinor(Number(body['netMinor']))} each`,
})

/** None any more, from a day on. */
export const endTermAction = (brewery: string, term: ContainerTerm, row: TermRow): PlainAction => ({
  ...common(brewery, term, row),
  title: `No ${term} ${term === 'deposit' ? 'on' : 'of'} a ${depositName(row.kind)}`,
  fixed: { kind: row.kind, netMinor: 0 },
  fields: [fromDay],
  nameOf: () => termWords[term].ends,
})
