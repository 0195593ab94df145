import type { BreweryEvent } from '../../../shared/accounts/webhook-events.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { groupOfEvent } from './webhook-words.ts'
import styles from './Webhooks.module.css'

type Props = {
  offered: readonly BreweryEvent[]
  chosen: readonly string[]
  onChange: (events: BreweryEvent[]) => void
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
                onChange(offered.filter((one) => (one === event ? isWanted : chosen.includes(one))))
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
