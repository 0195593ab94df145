import type { EmptiesCount, EmptiesRow } from '../../../shared/api/empties-api.ts'
import { containerNames, containersText } from '../../../shared/deposits/container-names.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { sellingReads } from '../selling-calls.ts'

const howMany = (row: EmptiesRow) => ({
  kind: 'count' as const,
  name: 'count',
  label: `How many ${containerNames[row.kind][1]}?`,
  hint: `By the books ${row.atPub} ${row.atPub === 1 ? 'is' : 'are'} there.`,
  missing: 'Type how many.',
  maxLength: 5,
})
const counted = (row: EmptiesRow, body: Record<string, unknown>) =>
  containersText(Number(body['count']), row.kind)

/** Empties are back; with the name of the pub's person both have signed. */
export const backAction = (brewery: string, row: EmptiesRow): PlainAction => ({
  title: `Count back: ${row.pubName}`,
  thing: 'What is at the pub',
  call: `${sellingReads.empties(brewery)}/back`,
  fixed: { place: row.place, kind: row.kind },
  fields: [
    howMany(row),
    {
      kind: 'line',
      name: 'countedBy',
      label: 'Who took them?',
      hint: 'You, where no one is named.',
      maxLength: 120,
    },
    {
      kind: 'line',
      name: 'signedByPub',
      label: 'Who signed for the pub?',
      hint: 'Leave it empty where no one did: the pub is asked by email.',
      maxLength: 120,
    },
    { kind: 'words', name: 'note', label: 'Note', maxLength: 1000 },
  ],
  nameOf: (body) => `Count ${counted(row, body)} back`,
  done: 'The count is saved.',
})

/** They will not come back. */
export const writeOffAction = (brewery: string, row: EmptiesRow): PlainAction => ({
  title: `Write off: ${row.pubName}`,
  thing: 'What is at the pub',
  call: `${sellingReads.empties(brewery)}/write-off`,
  fixed: { place: row.place, kind: row.kind },
  fields: [
    howMany(row),
    { kind: 'words', name: 'note', label: 'Why?', missing: 'Say why they are written off.', maxLength: 1000 },
  ],
  nameOf: (body) => `Write ${counted(row, body)} off`,
  isDangerous: true,
  done: 'The containers are written off.',
})

/** The answer to a count of a pub. */
export const answerAction = (brewery: string, count: EmptiesCount, agrees: boolean): PlainAction => ({
  title: `${containersText(count.count, count.kind)}: ${count.pubName}`,
  thing: 'The count',
  call: `${sellingReads.empties(brewery)}/counts/${encodeURIComponent(count.id)}/answer`,
  fixed: { agrees },
  fields: agrees
    ? []
    : [
        {
          kind: 'words',
          name: 'note',
          label: 'What did you count?',
          hint: 'The pub and Dray read it.',
          missing: 'Say what you counted.',
          maxLength: 1000,
        },
      ],
  nameOf: () => (agrees ? 'Agree' : 'Say no'),
  done: agrees ? 'The count is agreed.' : 'Dray looks at it with both of you.',
})
