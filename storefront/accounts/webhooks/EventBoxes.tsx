import type { WebhookEvent } from '../../../shared/accounts/webhook-events.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { groupOfEvent } from './webhook-words.ts'
import styles from './Webhooks.module.css'

type Props = {
  offered: readonly WebhookEvent[]
  chosen: readonly string[]
  /** Boxes that change at once each change what the one before has left. */
  onChange: (change: (before: readonly string[]) => WebhookEvent[]) => void
}

/** What a webhook is called for, a box an event. */
export function EventBoxes({ offered, chosen, onChange }: Props) {
  return (
    <div className={styles.events}>
      {[...Map.groupBy(offered, groupOfEvent)].map(([name, events]) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {events.map((event) => (
            <Checkbox
              key={event}
              label={event}
              name={event}
              isChecked={chosen.includes(event)}
              onChange={(isWanted) =>
                onChange((before) =>
                  offered.filter((one) => (one === event ? isWanted : before.includes(one))),
                )
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
