import type { Static } from 'typebox'
import type { SellingBrewery } from '../../../shared/api/sell-api.ts'
import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { Answered } from '../../console/Answered.tsx'
import { NothingHere } from '../../console/NothingHere.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { BreweryTokens } from './BreweryTokens.tsx'
import { BreweryWebhooks } from './BreweryWebhooks.tsx'
import { connectionReads } from './connection-calls.ts'
import styles from './ConnectionsPage.module.css'

/** /sell/{brewery}/connections: tokens and, for owners, webhooks of the brewery's programs. */
export function ConnectionsPage({ brewery }: { brewery: string }) {
  useTitle('Connections')
  const { loaded, again } = useConsoleRead<Static<typeof SellingBrewery>>(connectionReads.brewery(brewery))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {({ role }) =>
        role === 'cellar' ? (
          <NothingHere />
        ) : (
          <div className={styles.page}>
            <header className={styles.head}>
              <h1>Connections</h1>
              <p>
                For your own software: a token lets it call Dray, a webhook lets Dray call it.{' '}
                <a href="/docs/api">How programs call Dray</a>. What leaves and when, in your own calendar:{' '}
                <a href={`${settingsSections.connections.path}#calendar`}>address of your calendar</a>
              </p>
            </header>
            <BreweryTokens brewery={brewery} role={role} />
            {role === 'owner' && <BreweryWebhooks brewery={brewery} />}
          </div>
        )
      }
    </Answered>
  )
}
