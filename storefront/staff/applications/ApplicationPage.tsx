import { auditText } from '../../../shared/audit/audit-words.ts'
import { useState } from 'react'
import type { ApplicationDossier } from '../../../shared/api/selling-application-api.ts'
import { standingRoles } from '../../../shared/accounts/staff-rights.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { applicationSections, deliveryWayNames } from '../../../shared/onboarding/application-fields.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { Fact } from '../../selling/OrderBuyer.tsx'
import facts from '../../selling/OrderBuyer.module.css'
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
import { takeOnAction, turnDownAction } from './application-acts.ts'

/** /admin/breweries/applications/{id}: what a brewery states, and taking it on or turning it down (NOTE-13). */
export function ApplicationPage({ id }: { id: string }) {
  const { loaded, again } = useConsoleRead<ApplicationDossier>(staffReads.application(id))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(dossier) => <Application dossier={dossier} again={again} />}
    </Answered>
  )
}

const states = {
  none: { text: 'Not sent', tone: 'plain' },
  draft: { text: 'Not sent', tone: 'plain' },
  applied: { text: 'Applied', tone: 'malt' },
  taken_on: { text: 'Taken on', tone: 'hop' },
  turned_down: { text: 'Turned down', tone: 'oxide' },
} as const

type Props = { dossier: ApplicationDossier; again: () => void }

function Application({ dossier, again }: Props) {
  const { application, history } = dossier
  const { state, texts, reason, brewery } = application
  useTitle(texts.breweryName)
  const may = useMay()
  const [acting, setActing] = useState<PlainAction | null>(null)
  return (
    <article className={layout.order}>
      <Head dossier={dossier} />
      <div className={layout.body}>
        {state === 'applied' && may(standingRoles) && (
          <p className={figures.acts}>
            <Button onClick={() => setActing(takeOnAction(dossier))}>Take it on</Button>
            <Button variant="quiet" onClick={() => setActing(turnDownAction(dossier))}>
              Turn it down
            </Button>
          </p>
        )}
        {brewery !== null && (
          <p>
            <LinkButton href={staffPaths.brewery(brewery.slug)}>Its page as a brewery</LinkButton>
          </p>
        )}
        {state === 'turned_down' && reason !== null && (
          <Notice tone="warning" title="Turned down.">
            <p>{reason}</p>
          </Notice>
        )}
        {applicationSections.map(({ title, fields }, at) => (
          <section key={title} aria-labelledby={`stated-${at}`}>
            <h2 id={`stated-${at}`}>{title}</h2>
            <dl className={facts.facts}>
              {fields.map(({ name, label }) => (
                <Fact key={name} title={label.replace(' (optional)', '')}>
                  {textOf(name, texts[name])}
                </Fact>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <aside className={layout.side}>
        <section aria-labelledby="timeline">
          <h2 id="timeline">What happened</h2>
          <Timeline
            label="What happened"
            items={history.map(({ at, verb, by, role, reason: why }, index) => ({
              key: `${at} ${index}`,
              at,
              when: wholeMoment(at),
              what: auditText({ verb, subjectKind: 'application' }),
              who: role === 'buyer' ? by : `${by}, ${keyText(role).toLowerCase()}`,
              ...(why !== null && why !== '' && { note: why }),
            }))}
          />
        </section>
      </aside>
      {acting !== null && (
        <FieldsDialog
          act={acting}
          onClose={() => setActing(null)}
          onDone={() => {
            setActing(null)
            again()
          }}
        />
      )}
    </article>
  )
}

function Head({ dossier: { client, application, dueAt } }: { dossier: ApplicationDossier }) {
  const { text, tone } = states[application.state]
  return (
    <header className={layout.head}>
      <p>
        <a href={`${staffPaths.breweries}?view=applied`}>Breweries that have applied</a>
      </p>
      <div className={layout.title}>
        <h1>{application.texts.breweryName}</h1>
      </div>
      <p className={layout.facts}>
        <Badge tone={tone}>{text}</Badge>
        <span>
          {client.name}, <a href={`mailto:${client.email}`}>{client.email}</a>
        </span>
        {application.appliedAt !== null && (
          <span className={layout.soft}>Applied {wholeMoment(application.appliedAt)}</span>
        )}
        {application.state === 'applied' && dueAt !== null && <span>Answer due {wholeMoment(dueAt)}</span>}
      </p>
    </header>
  )
}

function textOf(name: string, text: string): string {
  if (text === '') return '–'
  return name === 'delivery' ? (deliveryWayNames[text as keyof typeof deliveryWayNames] ?? text) : text
}
