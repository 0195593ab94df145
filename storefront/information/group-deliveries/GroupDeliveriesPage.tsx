import { use } from 'react'
import { deliveryAudiences } from '../../../shared/paths/delivery-audience.ts'
import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { ContactContext } from '../../ui/core/ContactLink.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import { TabLinks } from '../../ui/paging/TabLinks.tsx'
import { InformationPage } from '../InformationPage.tsx'
import { PointGrid } from '../PointGrid.tsx'
import { AudienceLead } from './AudienceLead.tsx'
import { DeliverySteps } from './DeliverySteps.tsx'
import { groupDeliveriesText } from './group-deliveries-text.ts'
import styles from './GroupDeliveriesPage.module.css'

type Props = { data: PageData['groupDeliveriesInfo'] }

/** One page for two readers: each tab is an address, so it works without scripts (STAT-13 to STAT-18). */
export function GroupDeliveriesPage({ data }: Props) {
  const text = groupDeliveriesText[data.audience]
  const contact = use(ContactContext)
  return (
    <InformationPage
      title="How group deliveries work"
      kicker="One pallet, one charge"
      intro="Breweries of a region fill one pallet between them, and one pallet is what you pay for."
    >
      <TabLinks
        label="Who is asking"
        items={deliveryAudiences.map((audience) => ({
          href: paths.groupDeliveriesFor(audience),
          label: groupDeliveriesText[audience].tab,
          isCurrent: audience === data.audience,
        }))}
      />
      <div className={styles.parts}>
        <AudienceLead text={text} />
        <section aria-labelledby="benefits">
          <SectionHeading id="benefits" title="What you gain" />
          <PointGrid points={text.benefits} />
        </section>
        <section aria-labelledby="steps">
          <SectionHeading id="steps" title="In three steps" />
          <DeliverySteps steps={text.steps} />
        </section>
        <section className={styles.onward} aria-labelledby="onward">
          <h2 id="onward">{text.contact}</h2>
          <p>Look through the groups on the road today, or write to us and a person will answer.</p>
          <p className={styles.actions}>
            <LinkButton href={paths.groups}>See all groups</LinkButton>
            <LinkButton href={`mailto:${contact}`} variant="quiet" icon="mail">
              {contact}
            </LinkButton>
          </p>
        </section>
      </div>
    </InformationPage>
  )
}
