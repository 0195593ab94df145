import type { Footer as FooterData } from '../../shared/page-payload.ts'
import { paths } from '../../shared/paths.ts'
import { SignupForm } from '../newsletter/SignupForm.tsx'
import { footerColumns } from './footer-links.ts'
import paymentCards from './payment-cards.svg'
import { SocialLinks } from './SocialLinks.tsx'
import { Wordmark } from './Wordmark.tsx'
import styles from './Footer.module.css'

type Props = { footer: FooterData }

/** The foot of every page: who we are, the ways on, the law, and how to pay. */
export function Footer({ footer }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.company} aria-label="Dray">
          <p className={styles.name}>
            <Wordmark />
          </p>
          <p className={styles.copy}>
            Dray is a free brewery management system and marketplace: breweries run their cellar and their
            sales on it, pubs and shops fill a pallet from it.
          </p>
          <ul className={styles.links}>
            <li>
              <a className={styles.link} href={paths.contact}>
                {paths.contact.replace('mailto:', '')}
              </a>
            </li>
            {footer.collectionPointsEnabled && (
              <li>
                <a className={styles.link} href={paths.collectionLocations}>
                  Collection locations
                </a>
              </li>
            )}
          </ul>
          <SocialLinks links={footer.socialLinks} />
          {footer.newsletterEnabled && (
            <SignupForm place="footer" label="Our newsletter: new casks and groups, once a month" />
          )}
        </section>
        {footerColumns.map(({ id, heading, links }) => (
          <nav key={id} aria-labelledby={id}>
            <h2 className={styles.heading} id={id}>
              {heading}
            </h2>
            <ul className={styles.links}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a className={styles.link} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <p>© 2026 Dray. Trade prices in pounds sterling, without VAT. For buyers of 18 and over.</p>
        <img src={paymentCards} alt="We take Visa, Mastercard and American Express" width={168} height={36} />
      </div>
    </footer>
  )
}
