import { staffRoles } from '../../../shared/accounts/roles.ts'
import type { People } from '../../../shared/api/people-api.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { PeopleList } from '../../console/people/PeopleList.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import styles from '../../selling/people/PeoplePage.module.css'
import { staffReads } from '../staff-calls.ts'

/** /admin/people: who works for Dray, for admins. */
export function StaffPeoplePage() {
  useTitle('People')
  const { loaded, again, show } = useConsoleRead<People>(staffReads.people)
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(people) => (
        <div className={styles.page}>
          <header className={styles.head}>
            <h1>People</h1>
            <p>
              Who works for Dray. What you take away ends at once; <a href={staffPaths.audit}>the trail</a>{' '}
              has each change.
            </p>
          </header>
          <PeopleList
            address={staffReads.people}
            place="Dray"
            roles={staffRoles}
            people={people}
            onChanged={show}
            onLeft={() => location.assign('/')}
          />
        </div>
      )}
    </Answered>
  )
}
