import { paths } from '../../shared/paths/paths.ts'
import { countPremises, type TradePageData } from '../../shared/trade/trade-form.ts'
import { ContactLink } from '../ui/core/ContactLink.tsx'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { PremisesFields } from './PremisesFields.tsx'
import { TradeProblems } from './TradeProblems.tsx'
import styles from './TradeAccountPage.module.css'

/** The form of a browser without scripts: the shop says what is missing, and how to send it. */
export function PlainTradeForm({ data }: { data: TradePageData }) {
  const { typed, problems, isComplete } = data
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message
  return (
    <form className={`without-scripts ${styles.form}`} action={paths.trade} method="post" noValidate>
      {problems.length > 0 && <TradeProblems problems={problems} />}
      {isComplete && (
        <Notice tone="success" title="Your application is complete.">
          <p>
            Signing in and sending it need JavaScript, which is switched off in this browser. Switch it on, or
            write to <ContactLink /> with these details.
          </p>
        </Notice>
      )}
      <BusinessFields drawn={typed} errorOf={errorOf} />
      {Array.from({ length: countPremises(typed) }, (_, index) => (
        <PremisesFields
          key={index}
          index={index}
          legend="Where we deliver to"
          drawn={typed}
          errorOf={errorOf}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit">Check your application</Button>
      </div>
    </form>
  )
}
