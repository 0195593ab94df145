import { type FormEvent, useState } from 'react'
import { containerNames } from '../../../shared/deposits/container-names.ts'
import { Button } from '../../ui/core/Button.tsx'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './Empties.module.css'
import type { GivableCell } from './givable-cells.ts'

type GiveBackInput = Pick<GivableCell, 'place' | 'brewery' | 'kind'> & { count: number; note: string | null }
type Props = {
  rows: readonly GivableCell[]
  isWorking: boolean
  onGive: (input: GiveBackInput) => Promise<boolean>
}

/** What the pub has given back where no one wrote it on a run sheet: the brewery is asked (EMPT-02). */
export function GiveBack({ rows, isWorking, onGive }: Props) {
  const [error, setError] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const row = rows[Number(form.get('row'))]
    const typed = String(form.get('count') ?? '').trim()
    const count = /^\d{1,5}$/.test(typed) ? Number(typed) : 0
    if (row === undefined || count < 1) return setError('Type how many, from 1 up.')
    setError(null)
    const { place, brewery, kind } = row
    const note = String(form.get('note') ?? '').trim() || null
    if (await onGive({ place, brewery, kind, count, note })) element.reset()
  }
  return (
    <section className={styles.section} aria-labelledby="empties-give">
      <SectionHeading id="empties-give" title="Given back without a signature?" />
      <p>Count them here. The brewery is asked by email, and agrees if it is silent for 5 working days.</p>
      <form className={styles.fields} onSubmit={(event) => void submit(event)} noValidate>
        <Select
          label="Which?"
          name="row"
          defaultValue="0"
          options={rows.map((row, at) => ({ value: String(at), label: labelOf(row, rows) }))}
        />
        <TextInput
          label="How many?"
          name="count"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          isRequired
          error={error ?? undefined}
        />
        <TextInput label="Note" name="note" maxLength={1000} hint="Such as: taken by the van on Tuesday." />
        <div>
          <Button type="submit" isLoading={isWorking}>
            Ask the brewery
          </Button>
        </div>
      </form>
    </section>
  )
}

/** The premises are named where there are several. */
function labelOf({ breweryName, kind, address, place }: GivableCell, rows: readonly GivableCell[]): string {
  const what = `${breweryName}, ${containerNames[kind][1]}`
  return rows.every((row) => row.place === place) ? what : `${what}, ${address}`
}
