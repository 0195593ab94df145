import { useState } from 'react'
import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { laterForm } from '../../console/later-screen.tsx'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'

const PauseForm = laterForm(async () => (await import('./PauseForm.tsx')).PauseForm)

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
        {isOpen && <PauseForm {...{ brewery, isPaused, close, done }} />}
      </Drawer>
    </>
  )
}
