import type { Footer } from '../../shared/pages/page-frame-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { SocialLinks } from './SocialLinks.tsx'
import { Wordmark } from './Wordmark.tsx'
import styles from './Footer.module.css'

type Props = { footer: Footer }

/** What Dray is and where to find it. */
export function FooterCompany({ footer }: Props) {
  return (
    <>
      <p className={styles.name}>
        <Wordmark isRepeated />
      </p>
      <p className={styles.copy}>
        Dray is a free brewery management system and marketplace: breweries run their cellar and their sales
        on it, pubs and shops fill a pallet from it.
      </p>
      <ul className={styles.links}>
        <li>
          <a href={`mailto:${footer.contactEmail}`}>{footer.contactEmail}</a>
        </li>
        {footer.collectionPointsEnabled && (
          <li>
            <a href={paths.collectionLocations}>Collection locations</a>
          </li>
        )}
      </ul>
      <SocialLinks links={footer.socialLinks} />
    </>
  )
}
