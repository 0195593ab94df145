import { useMemo, useState } from 'react'
import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { actCalls } from '../../console/act-calls.ts'
import { ActSteps, focusField } from '../../console/ActSteps.tsx'
import { useAct } from '../../console/use-act.ts'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { sellingReads } from '../selling-calls.ts'

type Props = {
  brewery: string
  standing: BreweryStanding
  onChanged: (standing: BreweryStanding) => void
}

/** Pausing the sales until a day or until taken back, and taking it back; each shown before (SELL-16). */
export function PauseSelling({ brewery, standing, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { pause, closure } = standing
  const isPaused = pause !== null && closure !== null
  const close = () => setOpen(false)
  const done = (changed: BreweryStanding) => {
    close()
    announce(changed.pause === null ? 'You sell again.' : 'Selling is paused.', { isShown: true })
    onChanged(changed)
  }
  return (
    <>
      {isPaused ? (
        <Notice
          tone="warning"
          title="Selling is paused"
          action={<Button onClick={() => setOpen(true)}>Sell again</Button>}
        >
          {pause.until === null
            ? 'Until you take it back. Pages and baskets say so.'
            : `Until ${wholeDay(pause.until)}. Pages and baskets say so.`}
        </Notice>
      ) : (
        <p>
          <Button variant="quiet" icon="pause" onClick={() => setOpen(true)}>
            Pause selling
          </Button>
        </p>
      )}
      <Drawer
        isOpen={isOpen}
        isSheetOnPhone
        title={isPaused ? 'Sell again' : 'Pause selling'}
        onClose={close}
      >
        {isOpen &&
          (isPaused ? <Resume {...{ brewery, close, done }} /> : <Pause {...{ brewery, close, done }} />)}
      </Drawer>
    </>
  )
}

type ActProps = { brewery: string; close: () => void; done: (standing: BreweryStanding) => void }

function Pause({ brewery, close, done }: ActProps) {
  const [until, setUntil] = useState('day')
  const [error, setError] = useState<string>()
  const path = sellingReads.pause(brewery)
  const act = useAct(useMemo(() => actCalls<BreweryStanding>(path), [path]))
  const read = (form: HTMLFormElement): object | null => {
    const day = String(new FormData(form).get('day') ?? '')
    const isWrong = until === 'day' && day === ''
    setError(isWrong ? 'Choose the day from which you sell again.' : undefined)
    if (isWrong) focusField(form, 'day')
    return isWrong ? null : { until: until === 'day' ? day : null }
  }
  return (
    <ActSteps
      act={act}
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

function Resume({ brewery, close, done }: ActProps) {
  const path = sellingReads.pause(brewery)
  const act = useAct(useMemo(() => actCalls<BreweryStanding>(path, { method: 'DELETE' }), [path]))
  return (
    <ActSteps
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
