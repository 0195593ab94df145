import { alertsOf } from '../../shared/accounts/alert-path.ts'
import type { BreweryHead as Brewery } from '../../shared/catalogue/brewery-head.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { BreweryContact } from './BreweryContact.tsx'
import styles from './BreweryHead.module.css'

type Props = { brewery: Brewery }

/** The brewery above its beers, as on a letterhead: mark, name, description, contact (BRW-03 to BRW-08). */
export function BreweryHead({ brewery }: Props) {
  const { name, awrs, place, title, subtitle, description, soldByDisclaimer } = brewery
  const isVerified = awrs.kind === 'verified'
  return (
    <header className={styles.head}>
      <div className={styles.mark}>
        <Picture
          src={brewery.logoUrl}
          alt={`Logo of ${name}`}
          width={480}
          height={480}
          isLazy={false}
          fit="contain"
        />
      </div>
      <div className={styles.story}>
        {place !== '' && <p className={`caps ${styles.place}`}>{place}</p>}
        <h1>{name}</h1>
        {title !== '' && <p className={styles.title}>{title}</p>}
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
        <p>
          <LinkButton href={`${alertsOf}brewery:${brewery.id}`} variant="quiet">
            <b>Following</b>
            <span>Follow</span>
          </LinkButton>
        </p>
        <ul className={styles.badges} aria-label="Licences">
          {brewery.isOffLicenceApproved && (
            <li>
              <Badge tone="hop" icon="tick">
                Off-licence approved
              </Badge>
            </li>
          )}
          <li>
            <Badge tone={isVerified ? 'hop' : 'plain'} icon={isVerified ? 'tick' : undefined}>
              {awrs.label}
            </Badge>
            {awrs.urn !== null && <span className={styles.urn}>{awrs.urn}</span>}
          </li>
        </ul>
        {description !== '' && <p>{description}</p>}
        {soldByDisclaimer !== '' && <p className={styles.disclaimer}>{soldByDisclaimer}</p>}
      </div>
      <BreweryContact brewery={brewery} />
    </header>
  )
}
