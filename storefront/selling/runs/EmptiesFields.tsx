import type { RunDrop } from '../../../shared/api/group-runs-api.ts'
import { containerNames } from '../../../shared/deposits/container-names.ts'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import type { ActionProblem } from '../read-act.ts'

type Empties = RunDrop['empties']
type Props = { empties: Empties; errorOf: (field: string) => string | undefined }

const fieldOf = ({ brewery, kind }: Empties[number]) => `empties-${brewery}-${kind}`

/** The empties that can be taken back at a drop, by brewery and kind, and who signs for the pub (EMPT-02). */
export function EmptiesFields({ empties, errorOf }: Props) {
  if (empties.length === 0) return null
  return (
    <details>
      <summary>Empties taken back</summary>
      {empties.map((row) => (
        <TextInput
          key={fieldOf(row)}
          label={`${row.breweryName}: ${containerNames[row.kind][1]}, of ${row.atPub}`}
          name={fieldOf(row)}
          type="number"
          inputMode="numeric"
          min={0}
          max={row.atPub}
          defaultValue="0"
          error={errorOf(fieldOf(row))}
        />
      ))}
      <TextInput
        label="Who signed for the empties?"
        name="emptiesSignedBy"
        hint="The pub’s person on the run sheet. Leave it empty where no one did: the pub is asked by email."
        autoComplete="off"
        maxLength={120}
      />
    </details>
  )
}

/** What the form says of empties as the call takes it, or the first count that is wrong. */
export function readEmpties(form: FormData, rows: Empties): object | ActionProblem {
  const empties = []
  for (const row of rows) {
    const typed = String(form.get(fieldOf(row)) ?? '').trim() || '0'
    const count = /^\d{1,5}$/.test(typed) ? Number(typed) : null
    if (count === null || count > row.atPub)
      return { field: fieldOf(row), message: `Type 0 to ${row.atPub}.` }
    if (count > 0) empties.push({ brewery: row.brewery, kind: row.kind, count })
  }
  if (empties.length === 0) return {}
  const emptiesSignedBy = String(form.get('emptiesSignedBy') ?? '').trim() || null
  return { empties, emptiesSignedBy }
}
