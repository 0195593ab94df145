import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { sellingReads } from '../selling-calls.ts'
import { useOwnRole } from '../use-own-role.ts'
import { Agreement } from './Agreement.tsx'
import { AwrsState } from './AwrsState.tsx'
import { PapersForm } from './PapersForm.tsx'
import { PapersStated } from './PapersStated.tsx'
import styles from './SettingsPage.module.css'

/** /sell/{brewery}/settings: what stands on the brewery's papers, its agreement and its AWRS entries (NOTE-14). */
export function SettingsPage({ brewery }: { brewery: string }) {
  useTitle('Settings')
  const role = useOwnRole()
  const { loaded, again, show } = useConsoleRead<BreweryStanding>(sellingReads.standing(brewery))
  return (
    <Answered loaded={loaded} again={again}>
      {(standing) => (
        <div className={styles.page}>
          <header className={styles.head}>
            <h1>Settings</h1>
            <nav className={styles.links} aria-label="Further settings">
              {linksOf(brewery, role).map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </nav>
          </header>
          <section className={styles.section} id="papers" aria-labelledby="papers-title">
            <h2 id="papers-title">Papers</h2>
            <p className={styles.soft}>They stand on the invoices that Dray issues in your name.</p>
            {role === 'owner' || role === 'accounts' ? (
              <PapersForm brewery={brewery} papers={standing.papers} onSaved={show} />
            ) : (
              <PapersStated papers={standing.papers} />
            )}
          </section>
          <Agreement brewery={brewery} standing={standing} mayAccept={role === 'owner'} onAccepted={show} />
          <AwrsState awrs={standing.awrs} />
        </div>
      )}
    </Answered>
  )
}

/** The settings that have pages of their own, for whom there is something there. */
function linksOf(brewery: string, role: string | null): { label: string; href: string }[] {
  return [
    ...(role === 'owner' ? [{ label: 'People', href: sellingPaths.people(brewery) }] : []),
    { label: 'Notifications', href: sellingPaths.notifications(brewery) },
    ...(role === null ? [] : [{ label: 'Connections', href: sellingPaths.connections(brewery) }]),
    ...(role === 'owner' || role === 'accounts'
      ? [{ label: 'Where you are paid', href: sellingPaths.money(brewery) }]
      : []),
  ]
}
