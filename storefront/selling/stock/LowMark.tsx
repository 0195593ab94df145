import { type FormEvent, useState } from 'react'
import type { StockRow } from '../../../shared/api/stock-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { problemText } from '../../console/use-console-read.ts'
import styles from './LowMark.module.css'
import { readUnits } from './read-record.ts'
import { setLowBelow } from './stock-calls.ts'

type Props = { brewery: string; row: StockRow; onChanged: () => void }

/** Below how many a container is low: saved at once, as nothing moves by it. */
export function LowMark({ brewery, row, onChanged }: Props) {
  const [error, setError] = useState<string | undefined>(undefined)
  const [isSaving, setSaving] = useState(false)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const units = readUnits(new FormData(event.currentTarget).get('lowBelow'))
    if (units === null) return setError('Type a whole number.')
    setError(undefined)
    setSaving(true)
    return setLowBelow(brewery, row.containerId, units)
      .then(
        () => {
          announce('The mark for low stock is saved.', { isShown: true })
          onChanged()
        },
        (problem: unknown) => setError(problemText(problem)),
      )
      .finally(() => setSaving(false))
  }
  return (
    <form className={styles.mark} onSubmit={save} noValidate>
      <TextInput
        label="Low below"
        name="lowBelow"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        defaultValue={String(row.lowBelow)}
        {...(error !== undefined && { error })}
      />
      <Button type="submit" variant="quiet" isLoading={isSaving}>
        Save
      </Button>
    </form>
  )
}
