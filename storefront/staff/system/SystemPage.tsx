import type { ReactNode } from 'react'
import { standingRoles } from '../../../shared/accounts/staff-rights.ts'
import type { SystemState } from '../../../shared/api/system-api.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { useMay } from '../staff-roles.ts'
import { AlarmGauges } from './AlarmGauges.tsx'
import { ChecksSection } from './ChecksSection.tsx'
import { JobsTable } from './JobsTable.tsx'
import { StoppedTable } from './StoppedTable.tsx'
import styles from './SystemPage.module.css'
import { WebhooksTable } from './WebhooksTable.tsx'

/** /admin/system: how the shop itself is, its checks, and what needs a second try (STAF-23). */
export function SystemPage() {
  useTitle('System')
  const { loaded, again } = useConsoleRead<SystemState>('/api/admin/system', { everySeconds: 30 })
  const may = useMay()
  const mayAct = may(standingRoles)
  return (
    <div className={styles.page}>
      <h1>System</h1>
      <Answered loaded={loaded} again={again}>
        {({ release, database, provider, jobs, figures, mails, stopped, webhooks }) => (
          <>
            <dl className={styles.facts}>
              <Fact name="Release">{release.version}</Fact>
              <Fact name="Node">{release.node}</Fact>
              <Fact name="PostgreSQL">{database.version}</Fact>
              <Fact name="Database">{formatNumber(Math.round(database.bytes / 1_000_000))} MB</Fact>
              <Fact name="Takes the cards">{provider === 'sandbox' ? 'The sandbox' : 'Stripe'}</Fact>
            </dl>
            <AlarmGauges figures={figures} />
            <ChecksSection />
            <StoppedTable mails={mails} stopped={stopped} mayAct={mayAct} again={again} />
            <WebhooksTable webhooks={webhooks} mayAct={mayAct} again={again} />
            <JobsTable jobs={jobs} />
          </>
        )}
      </Answered>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
