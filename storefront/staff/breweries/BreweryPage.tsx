import { auditText } from '../../../shared/audit/audit-words.ts'
import { useState } from 'react'
import type { StaffBrewery } from '../../../shared/api/staff-breweries-api.ts'
import { moneyRoles, standingRoles } from '../../../shared/accounts/staff-rights.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import layout from '../../selling/OrderPage.module.css'
import { Timeline } from '../../ui/actions/Timeline.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import figures from '../StaffFigures.module.css'
import { staffReads } from '../staff-calls.ts'
import { useMay } from '../staff-roles.ts'
import { keyText } from '../staff-words.ts'
import { AwrsDialog } from './AwrsDialog.tsx'
import { agreementAction, reinstateAction, suspendAction } from './brewery-acts.ts'
import { AwrsLog } from './AwrsLog.tsx'
import { BreweryEntries } from './BreweryEntries.tsx'
import { BreweryFacts } from './BreweryFacts.tsx'
import { BreweryPurse } from './BreweryPurse.tsx'

/** /admin/breweries/{slug}: whether a brewery may sell, what it lacks, and why (STAF-16, STAF-17). */
export function BreweryPage({ slug }: { slug: string }) {
  const { loaded, again } = useConsoleRead<StaffBrewery>(staffReads.brewery(slug))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(brewery) => <Brewery brewery={brewery} again={again} />}
    </Answered>
  )
}

type Props = { brewery: StaffBrewery; again: () => void }

function Brewery({ brewery, again }: Props) {
  const { standing, openParts, money, history } = brewery
  const { name } = standing.brewery
  useTitle(name)
  const may = useMay()
  const [acting, setActing] = useState<PlainAction | null>(null)
  const [isRecording, setRecording] = useState(false)
  const close = () => {
    setActing(null)
    setRecording(false)
  }
  const finish = () => {
    close()
    again()
  }
  return (
    <article className={layout.order}>
      <Head brewery={brewery} />
      <div className={layout.body}>
        <Cleared brewery={brewery} />
        {may(standingRoles) && (
          <p className={figures.acts}>
            <Button onClick={() => setRecording(true)}>Record an AWRS look-up</Button>
            {standing.agreement.accepted === null && (
              <Button variant="quiet" onClick={() => setActing(agreementAction(brewery))}>
                Record the agreement
              </Button>
            )}
            {standing.suspension === null ? (
              <Button variant="quiet" onClick={() => setActing(suspendAction(standing.brewery))}>
                Suspend
              </Button>
            ) : (
              <Button variant="quiet" onClick={() => setActing(reinstateAction(standing.brewery))}>
                Reinstate
              </Button>
            )}
          </p>
        )}
        <AwrsLog standing={standing} />
        <OpenParts numbers={openParts} />
        {money !== null && (
          <BreweryPurse brewery={standing.brewery} money={money} onAct={may(moneyRoles) ? setActing : null} />
        )}
        {money !== null && <BreweryEntries slug={standing.brewery.slug} />}
      </div>
      <aside className={layout.side}>
        <BreweryFacts brewery={brewery} />
        <section aria-labelledby="timeline">
          <h2 id="timeline">What happened</h2>
          {history.length === 0 ? (
            <p>Nothing has been recorded yet.</p>
          ) : (
            <Timeline
              label="What happened"
              items={history.map(({ at, verb, by, role, reason }, index) => ({
                key: `${at} ${index}`,
                at,
                when: wholeMoment(at),
                what: auditText({ verb }),
                who: `${by}, ${keyText(role).toLowerCase()}`,
                ...(reason !== null && { note: reason }),
              }))}
            />
          )}
        </section>
      </aside>
      {acting !== null && <FieldsDialog act={acting} onClose={close} onDone={finish} />}
      {isRecording && <AwrsDialog brewery={standing.brewery} onClose={close} onDone={finish} />}
    </article>
  )
}

function Head({ brewery: { standing } }: { brewery: StaffBrewery }) {
  const { brewery, isCleared, suspension, pause } = standing
  return (
    <header className={layout.head}>
      <p>
        <a href={staffPaths.breweries}>Breweries</a>
      </p>
      <div className={layout.title}>
        <h1>{brewery.name}</h1>
        <LinkButton size="small" variant="quiet" href={sellingPaths.today(brewery.slug)}>
          Look into its console
        </LinkButton>
      </div>
      <p className={layout.facts}>
        <Badge tone={isCleared ? 'hop' : 'oxide'}>{isCleared ? 'Cleared to sell' : 'Not cleared'}</Badge>
        {suspension !== null && (
          <span>
            Suspended {wholeMoment(suspension.since)}: ‘{suspension.reason}’
          </span>
        )}
        {pause !== null && <span>Paused by the brewery</span>}
        <a href={paths.brewery(brewery.slug)}>Its page in the shop</a>
      </p>
    </header>
  )
}

function Cleared({ brewery: { standing } }: { brewery: StaffBrewery }) {
  const { missing, closure } = standing
  if (missing.length === 0)
    return (
      <Notice tone={closure === null ? 'success' : 'warning'} title={closure?.text ?? 'It takes orders.'}>
        <p>Nothing is missing.</p>
      </Notice>
    )
  return (
    <Notice tone="warning" title={closure?.text ?? 'Not cleared to sell.'}>
      <ul>
        {missing.map(({ condition, text }) => (
          <li key={condition}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}

function OpenParts({ numbers }: { numbers: readonly string[] }) {
  return (
    <section aria-labelledby="open">
      <h2 id="open">Open orders</h2>
      {numbers.length === 0 ? (
        <p>Nothing is waiting to be sent.</p>
      ) : (
        <p className={figures.line}>
          {numbers.map((number) => (
            <a key={number} href={staffPaths.order(number)}>
              {number}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
