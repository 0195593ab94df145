import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { groupReads } from './run-calls.ts'

type Props = {
  place: { group: string; run: string }
  run: GroupRun
  onClose: () => void
  onDone: () => void
}

/** One mail to all pubs, or to all breweries, of a run (GORG-09). */
export function RunLetterDialog({ place, run, onClose, onDone }: Props) {
  const day = dayText(run.day)
  return (
    <FieldsDialog<GroupRun>
      act={{
        title: `Write to all: ${day}`,
        thing: 'The run',
        call: `${groupReads.run(place)}/write`,
        fields: [
          {
            name: 'to',
            label: 'To',
            kind: 'choice',
            options: [
              { value: 'pubs', label: 'All pubs of the run' },
              { value: 'breweries', label: 'All breweries of the run' },
            ],
          },
          {
            name: 'words',
            label: 'What you write',
            kind: 'words',
            maxLength: 2000,
            missing: 'Please write something.',
            hint: 'Sent by Dray in the name of the group. Answers go to Dray: leave your number.',
          },
        ],
        nameOf: () => 'Send the emails',
        done: 'The emails are on their way.',
      }}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
