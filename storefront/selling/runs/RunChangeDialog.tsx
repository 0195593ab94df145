import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { londonDay, londonTime } from '../../../shared/working-time/working-time.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { groupReads } from './run-calls.ts'

type Props = {
  place: { group: string; run: string }
  run: GroupRun
  onClose: () => void
  onDone: (run: GroupRun) => void
}

/** Changes one run, and nothing of its plan (RUN-01). */
export function RunChangeDialog({ place, run, onClose, onDone }: Props) {
  return (
    <FieldsDialog<GroupRun> act={changeOf(run, groupReads.run(place))} onClose={onClose} onDone={onDone} />
  )
}

/** '2026-11-23T12:00' of a moment, by the clock of London. */
function localOf(moment: string): string {
  const at = new Date(moment)
  return `${londonDay(at)}T${londonTime(at)}`
}

function changeOf(run: GroupRun, path: string): PlainAction {
  const day = dayText(run.day)
  const missing = 'This is empty: type it, or close the form.'
  return {
    title: `Change this run: ${day}`,
    thing: 'The run',
    call: `${path}/change`,
    fields: [
      { name: 'day', label: 'Arrives on', kind: 'day', value: run.day, missing },
      { name: 'cutOff', label: 'Orders until', kind: 'moment', value: localOf(run.cutOffAt), missing },
      {
        name: 'answerBy',
        label: 'Breweries answer by',
        kind: 'moment',
        value: localOf(run.answerByAt),
        missing,
      },
      { name: 'bringBy', label: 'At the depot by', kind: 'moment', value: localOf(run.bringByAt), missing },
      { name: 'carrier', label: 'Carrier', kind: 'line', value: run.carrier, maxLength: 120, missing },
      {
        name: 'capacityPallets',
        label: 'Most pallets',
        kind: 'count',
        value: String(run.capacityPallets),
        hint: `It carries ${run.pallets} so far.`,
        missing,
      },
      { name: 'capacityKg', label: 'Most kilograms', kind: 'count', value: String(run.capacityKg), missing },
      {
        name: 'tailLiftKg',
        label: 'Most kilograms of a pallet by tail-lift',
        kind: 'count',
        value: String(run.tailLiftKg),
        missing,
      },
    ],
    nameOf: () => 'Change the run',
    done: `The run of ${day} is changed.`,
  }
}
