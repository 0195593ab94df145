import { useState } from 'react'
import { groupScopes } from '../../../shared/accounts/api-token-scopes.ts'
import { feedPaths } from '../../../shared/paths/feed-paths.ts'
import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { RunPlanSection } from '../plan/RunPlanSection.tsx'
import { connectionReads, groupTokenCalls, type GroupTokensRead } from './connection-calls.ts'
import { groupScopeTexts } from './connection-words.ts'
import styles from './ConnectionsPage.module.css'
import { Tokens, type TokenStep } from './Tokens.tsx'

/** /sell/group/{group}/settings: its run plan, and what the group's own programs call with. */
export function GroupSettingsPage({ group: slug }: { group: string }) {
  useTitle('Settings')
  const { loaded, again } = useConsoleRead<GroupTokensRead>(connectionReads.groupTokens(slug))
  const [step, setStep] = useState<TokenStep>({ kind: 'list' })
  return (
    <Answered isPage loaded={loaded} again={again}>
      {({ group, mayMake, tokens }) => (
        <div className={styles.page}>
          <header className={styles.head}>
            <h1>Settings of {group.name}</h1>
            <p>
              For the group’s own software, such as a route planner.{' '}
              <a href="/docs/api">How programs call Dray</a>. The days of its runs as a calendar for
              everybody: <a href={feedPaths.groupRuns(group.slug)}>calendar of the group</a>. Your own:{' '}
              <a href={`${settingsSections.connections.path}#calendar`}>address of your calendar</a>.
            </p>
          </header>
          <RunPlanSection group={slug} />
          <section className={styles.section} aria-labelledby="tokens">
            <h2 id="tokens">Programs</h2>
            <p className={styles.note}>
              {mayMake
                ? 'A token works the runs of this group alone and ends when its maker no longer organises it. All its organisers see and end all of its tokens. No token reads prices or money.'
                : 'Organisers of the group make its tokens; Dray’s staff have none.'}
            </p>
            <Tokens
              tokens={tokens}
              scopes={mayMake ? groupScopes : []}
              texts={groupScopeTexts}
              calls={groupTokenCalls(slug)}
              again={again}
              step={step}
              setStep={setStep}
            />
          </section>
        </div>
      )}
    </Answered>
  )
}
