import type { EmptiesRow } from '../../../shared/api/empties-api.ts'
import type { EmptiesCharge } from '../../../shared/api/empties-charges-api.ts'
import { containerNames, containersText } from '../../../shared/deposits/container-names.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { sellingReads } from '../selling-calls.ts'

const chargesOf = (brewery: string) => `${sellingReads.empties(brewery)}/charges`
const chargeOf = (brewery: string, { id }: EmptiesCharge) => `${chargesOf(brewery)}/${encodeURIComponent(id)}`
const counted = (kind: EmptiesRow['kind'], body: Record<string, unknown>) =>
  containersText(Number(body['count']), kind)

/** What is at a pub for too long is to come back, or is charged (EMPT-06). */
export const announceAction = (brewery: string, row: EmptiesRow, afterDays: number): PlainAction => ({
  title: `Announce a charge: ${row.pubName}`,
  thing: 'What is at the pub',
  call: chargesOf(brewery),
  fixed: { place: row.place, kind: row.kind },
  fields: [
    {
      kind: 'count',
      name: 'count',
      label: `For how many ${containerNames[row.kind][1]}?`,
      hint: `${row.chargeable} ${row.chargeable === 1 ? 'is' : 'are'} there for more than ${afterDays} days.`,
      missing: 'Type how many.',
      maxLength: 5,
      value: String(row.chargeable),
    },
    {
      kind: 'words',
      name: 'note',
      label: 'Message to the pub',
      hint: 'The pub reads them.',
      maxLength: 1000,
    },
  ],
  nameOf: (body) => `Announce a charge for ${counted(row.kind, body)}`,
  done: 'The charge is announced. We’ve emailed the pub.',
})

/** Nothing is charged after all. */
export const withdrawAction = (brewery: string, charge: EmptiesCharge): PlainAction => ({
  title: `Withdraw the charge: ${charge.pubName}`,
  thing: 'The charge',
  call: `${chargeOf(brewery, charge)}/withdraw`,
  fields: [
    {
      kind: 'words',
      name: 'note',
      label: 'Why?',
      hint: 'The pub reads it.',
      missing: 'Say why: the pub reads it.',
      maxLength: 1000,
    },
  ],
  nameOf: () => 'Withdraw the charge',
  done: 'The charge is withdrawn. We’ve emailed the pub.',
})

/** What was charged as lost is there again. */
export const foundAction = (brewery: string, charge: EmptiesCharge): PlainAction => ({
  title: `Found: ${charge.pubName}`,
  thing: 'The charge',
  call: `${chargeOf(brewery, charge)}/found`,
  fields: [
    {
      kind: 'count',
      name: 'count',
      label: `How many ${containerNames[charge.kind][1]}?`,
      hint: `${charge.left} ${charge.left === 1 ? 'is' : 'are'} charged.`,
      missing: 'Type how many.',
      maxLength: 5,
      value: String(charge.left),
    },
    {
      kind: 'choice',
      name: 'where',
      label: 'Where?',
      missing: 'Say where.',
      options: [
        { value: 'back', label: 'Back with us' },
        { value: 'pub', label: 'At the pub' },
      ],
    },
    { kind: 'words', name: 'note', label: 'Note', maxLength: 1000 },
  ],
  nameOf: (body) => `Credit ${counted(charge.kind, body)}`,
  done: 'The containers are credited. We’ve emailed the pub.',
})
