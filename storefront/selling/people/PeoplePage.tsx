import type { BreweryTrail, People } from '../../../shared/api/people-api.ts'
import { breweryRoles } from '../../../shared/accounts/roles.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { PeopleList } from '../../console/people/PeopleList.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { Timeline } from '../../ui/actions/Timeline.tsx'
import { sellingReads } from '../selling-calls.ts'
import { useBreweryName } from '../use-own-role.ts'
import styles from './PeoplePage.module.css'

/** /sell/{brewery}/people: who works for the brewery, for its owners. */
export function PeoplePage({ brewery }: { brewery: string }) {
  useTitle('People')
  const address = sellingReads.people(brewery)
  const { loaded, again, show } = useConsoleRead<People>(address)
  const place = useBreweryName() ?? 'the brewery'
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(people) => (
        <div className={styles.page}>
          <header className={styles.head}>
            <h1>People</h1>
            <p>Who works for {place} on Dray. What you take away ends at once.</p>
          </header>
          <PeopleList
            address={address}
            place={place}
            roles={breweryRoles}
            people={people}
            onChanged={show}
            onLeft={() => location.assign(sellingPaths.chooser)}
          />
          <Trail brewery={brewery} key={JSON.stringify(people)} />
        </div>
      )}
    </Answered>
  )
}

function Trail({ brewery }: { brewery: string }) {
  const { loaded, again } = useConsoleRead<BreweryTrail>(sellingReads.trail(brewery))
  return (
    <section className={styles.trail} aria-labelledby="trail">
      <h2 id="trail">What was done</h2>
      <Answered loaded={loaded} again={again}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p>Nothing yet. Changes of people, documents, tokens and pauses will be listed here.</p>
          ) : (
            <Timeline
              label="What was done"
              items={entries.map(({ at, who, what, reason }, position) => ({
                key: `${at} ${entries.length - position}`,
                at,
                when: wholeMoment(at),
                what: `${who} ${what}`,
                ...(reason !== null && { note: reason }),
              }))}
            />
          )
        }
      </Answered>
    </section>
  )
}
