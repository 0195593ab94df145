import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import type { ActionProblem } from '../read-act.ts'
import { EmptiesFields, readEmpties } from './EmptiesFields.tsx'
import { lineName, partsOfDrop } from './run-words.ts'

type Props = { run: GroupRun; number: string; problem: ActionProblem | null }

const fieldOf = (part: string, position: number) => `missing-${part}-${position}`

/** Who took a drop in, what was missing, and the empties taken back. */
export function DeliveryFields({ run, number, problem }: Props) {
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <>
      <TextInput
        label="Who took it in?"
        name="receivedBy"
        hint="The name of an adult."
        autoComplete="off"
        maxLength={120}
        isRequired
        error={errorOf('receivedBy')}
      />
      <EmptiesFields empties={emptiesOf(run, number)} errorOf={errorOf} />
      <details>
        <summary>Something was missing</summary>
        {linesOf(run, number).map(({ part, line }) => (
          <TextInput
            key={fieldOf(part, line.position)}
            label={`${lineName(line)}: missing, of ${line.units}`}
            name={fieldOf(part, line.position)}
            type="number"
            inputMode="numeric"
            min={0}
            max={line.units}
            defaultValue="0"
            error={errorOf(fieldOf(part, line.position))}
          />
        ))}
      </details>
      <TextInput label="Note" name="note" rows={3} maxLength={1000} />
    </>
  )
}

/** What the form says as the call takes it, or the first thing that is wrong with it. */
export function readDelivery(
  form: FormData,
  run: GroupRun,
  number: string,
): { body: object } | ActionProblem {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const receivedBy = text('receivedBy')
  if (receivedBy.length < 2)
    return { field: 'receivedBy', message: 'Type the name of the adult who took it in.' }
  const taken = readEmpties(form, emptiesOf(run, number))
  if ('field' in taken) return taken
  const shortages = []
  for (const { part, line } of linesOf(run, number)) {
    const field = fieldOf(part, line.position)
    const typed = text(field) || '0'
    const units = /^\d{1,6}$/.test(typed) ? Number(typed) : null
    if (units === null || units > line.units) return { field, message: `Type 0 to ${line.units}.` }
    if (units > 0) shortages.push({ part, position: line.position, units })
  }
  return { body: { receivedBy, note: text('note') || null, shortages, ...taken } }
}

const emptiesOf = (run: GroupRun, number: string) =>
  run.drops.find((each) => each.number === number)?.empties ?? []

const linesOf = (run: GroupRun, number: string) => {
  const drop = run.drops.find((each) => each.number === number)
  return drop === undefined
    ? []
    : partsOfDrop(run, drop).flatMap(({ part, lines }) => lines.map((line) => ({ part, line })))
}
