import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { BesidePicture } from '../ui/layout/BesidePicture.tsx'
import { Button } from '../ui/core/Button.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { InformationPage } from './InformationPage.tsx'
import styles from './RetailPage.module.css'

type Props = { data: PageData['retailPlaceholder'] }

const reason = 'Sign-up opens shortly before the storefront does.'

/** Holds the place of the storefront for private customers (STAT-25, STAT-26, STAT-27, STAT-50). */
export function RetailPage({ data }: Props) {
  return (
    <InformationPage
      title={data.title}
      kicker="For private customers, 18+"
      intro="A storefront for private customers is coming soon: the same independent breweries, by the bottle, the can and the mixed case, delivered to your door."
    >
      <BesidePicture picture={paths.scene('bar-at-dusk')}>
        <TextInput
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          hint={reason}
          isDisabled
        />
        <p>
          <Button disabledReason={reason}>Notify me</Button>
        </p>
        <div className={styles.meanwhile}>
          <h2 className={styles.heading}>In the trade?</h2>
          <p>Pubs, bars, venues and shops can order now.</p>
          <p className={styles.actions}>
            <LinkButton href={paths.shop}>See all beers</LinkButton>
            <LinkButton href={paths.groupDeliveries} variant="quiet">
              How group deliveries work
            </LinkButton>
          </p>
        </div>
      </BesidePicture>
    </InformationPage>
  )
}
