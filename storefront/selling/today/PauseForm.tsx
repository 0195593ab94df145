import { useMemo, useState } from 'react'
import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { actionCalls } from '../../console/act-calls.ts'
import { ActionSteps, focusField } from '../../console/ActSteps.tsx'
import { useAction } from '../../console/use-act.ts'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { sellingReads } from '../selling-calls.ts'

type Props = { brewery: string; close: () => void; done: (standing: BreweryStanding) => void }

/** Until when it pauses, or that it sells again, with what that does. */
export const PauseForm = ({ isPaused, ...act }: Props & { isPaused: boolean }) =>
  isPaused ? <Resume {...act} /> : <Pause {...act} />

function Pause({ brewery, close, done }: Props) {
  const [until, setUntil] = useState('day')
  const [error, setError] = useState<string>()
  const path = sellingReads.pause(brewery)
  const action = useAction(useMemo(() => actionCalls<BreweryStanding>(path), [path]))
  const read = (form: HTMLFormElement): object | null => {
    const day = String(new FormData(form).get('day') ?? '')
    const isWrong = until === 'day' && day === ''
    setError(isWrong ? 'Choose the day from which you sell again.' : undefined)
    if (isWrong) focusField(form, 'day')
    return isWrong ? null : { until: until === 'day' ? day : null }
  }
  return (
    <ActionSteps
      act={action}
      thing="What you sell"
      fields={
        <div className={fields.fields}>
          <RadioGroup
            legend="For how long?"
            name="until"
            value={until}
            onChange={setUntil}
            options={[
              { value: 'day', label: 'Until a day' },
              { value: 'open', label: 'Until I take it back' },
            ]}
          />
          {until === 'day' && (
            <TextInput label="Sell again on" name="day" type="date" {...(error !== undefined && { error })} />
          )}
        </div>
      }
      read={read}
      nameOf={(body) => {
        const day = (body as { until: string | null }).until
        return day === null ? 'Pause selling' : `Pause until ${wholeDay(day)}`
      }}
      isDangerous
      onClose={close}
      onDone={done}
    />
  )
}

function Resume({ brewery, close, done }: Props) {
  const path = sellingReads.pause(brewery)
  const act = useAction(useMemo(() => actionCalls<BreweryStanding>(path, { method: 'DELETE' }), [path]))
  return (
    <ActionSteps
      act={act}
      thing="What you sell"
      fields={null}
      read={() => ({})}
      nameOf={() => 'Sell again'}
      onClose={close}
      onDone={done}
    />
  )
}
