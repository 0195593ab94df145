import { breweryEvents, type BreweryEvent } from '../../../shared/accounts/webhook-events.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { groupOfEvent } from './connection-words.ts'
import styles from './ConnectionsPage.module.css'

type Props = { chosen: readonly string[]; onChange: (events: BreweryEvent[]) => void }

const groups = [...Map.groupBy(breweryEvents, groupOfEvent)]

/** What a webhook is called for, a box an event. */
export function EventBoxes({ chosen, onChange }: Props) {
  return (
    <div className={styles.events}>
      {groups.map(([name, events]) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {events.map((event) => (
            <Checkbox
              key={event}
              label={event}
              name={event}
              isChecked={chosen.includes(event)}
              onChange={(isWanted) =>
                onChange(breweryEvents.filter((one) => (one === event ? isWanted : chosen.includes(one))))
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
