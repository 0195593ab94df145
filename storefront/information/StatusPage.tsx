import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { InformationPage } from './InformationPage.tsx'
import styles from './StatusPage.module.css'

type Props = { data: PageData['status'] }

const clockText = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'Europe/London',
    timeZoneName: 'short',
  }).format(new Date(iso))

/** Whether the shop works, for people (HEAD-59, S-12). */
export function StatusPage({ data }: Props) {
  const isWell = data.parts.every(({ isWorking }) => isWorking)
  return (
    <InformationPage
      title={data.title}
      kicker={`Checked ${clockText(data.checkedAt)}`}
      intro={isWell ? 'Everything is working.' : 'Something is not working right now.'}
    >
      <ul className={styles.parts}>
        {data.parts.map(({ name, isWorking, detail }) => (
          <li key={name} className={styles.part}>
            <strong>{name}</strong>
            <span className={styles.detail}>{detail}</span>
            <Badge tone={isWorking ? 'hop' : 'oxide'} icon={isWorking ? 'tick' : 'warning'}>
              {isWorking ? 'Working' : 'Not working'}
            </Badge>
          </li>
        ))}
      </ul>
      <p>
        Stuck all the same? <a href={paths.support}>Contact support</a>. Programs ask{' '}
        <a href={paths.healthCheck}>{paths.healthCheck}</a>.
      </p>
    </InformationPage>
  )
}
