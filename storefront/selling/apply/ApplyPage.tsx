import type { SellingApplication } from '../../../shared/api/selling-application-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import styles from './ApplyPage.module.css'

/** /sell/apply: a brewery says who it is and how it delivers, and reads what Dray answers (NOTE-13). */
export function ApplyPage() {
  useTitle('Sell on Dray')
  const { loaded, again, show } = useConsoleRead<SellingApplication>('/api/apply')
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>Sell on Dray</h1>
        <p>
          Tell us who you are and how your beer reaches pubs. We look at it and answer within two working
          days. Once you are taken on, you are the owner and your console opens.
        </p>
      </header>
      <Answered loaded={loaded} again={again}>
        {(application) => <Standing application={application} onSent={show} />}
      </Answered>
    </article>
  )
}

type Props = { application: SellingApplication; onSent: (application: SellingApplication) => void }

function Standing({ application, onSent }: Props) {
  const { state, texts, reason, appliedAt, brewery } = application
  switch (state) {
    case 'applied':
      return (
        <>
          <Notice tone="success" title="Your application is being looked at.">
            <p>
              Sent {appliedAt !== null && wholeMoment(appliedAt)}. We answer within two working days, by mail
              and on this page.
            </p>
          </Notice>
          <ApplicationFacts texts={texts} />
        </>
      )
    case 'taken_on':
      return (
        <Notice
          tone="success"
          title={`${brewery?.name ?? texts.breweryName} is on Dray.`}
          action={
            brewery !== null && (
              <LinkButton href={sellingPaths.today(brewery.slug)}>Open the console</LinkButton>
            )
          }
        >
          <p>The console says what is needed before you take orders, and who does each.</p>
        </Notice>
      )
    default:
      return (
        <>
          {state === 'turned_down' && (
            <Notice tone="warning" title="We could not take you on.">
              <p>{reason}</p>
              <p>You can change your application and send it again.</p>
            </Notice>
          )}
          <ApplicationForm application={application} onSent={onSent} />
        </>
      )
  }
}
