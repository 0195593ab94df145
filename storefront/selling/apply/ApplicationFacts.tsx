import {
  applicationSections,
  type DeliveryWay,
  deliveryWayNames,
} from '../../../shared/onboarding/application-fields.ts'
import type { ApplicationTexts } from '../../../shared/onboarding/read-application.ts'
import { Fact } from '../OrderBuyer.tsx'
import facts from '../OrderBuyer.module.css'

/** What was sent, as it is looked at. */
export function ApplicationFacts({ texts }: { texts: ApplicationTexts }) {
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">What you have told us</h2>
      <dl className={facts.facts}>
        {applicationSections
          .flatMap(({ fields }) => fields)
          .filter(({ name }) => texts[name] !== '')
          .map(({ name, label }) => (
            <Fact key={name} title={label.replace(' (optional)', '')}>
              {name === 'delivery' ? deliveryWayNames[texts[name] as DeliveryWay] : texts[name]}
            </Fact>
          ))}
      </dl>
    </section>
  )
}
