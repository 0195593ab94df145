import type { Footer as FooterData } from '../../shared/page-payload.ts'
import { ServerDrawn } from './ServerDrawn.tsx'
import { FooterCompany } from './FooterCompany.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { FooterNewsletter } from './FooterNewsletter.tsx'
import paymentCards from './payment-cards.svg'
import styles from './Footer.module.css'

type Props = { footer: FooterData }

/** The foot of every page: who we are, the ways on, the law, and how to pay. */
export function Footer({ footer }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.company} aria-label="Dray">
          <ServerDrawn id="footer-company">
            {import.meta.env.SSR && <FooterCompany footer={footer} />}
          </ServerDrawn>
          {footer.newsletterEnabled && <FooterNewsletter />}
        </section>
        <ServerDrawn id="footer-links">{import.meta.env.SSR && <FooterLinks />}</ServerDrawn>
      </div>
      <div className={styles.legal}>
        <p>© 2026 Dray. Trade prices in pounds sterling, without VAT. For buyers of 18 and over.</p>
        <img src={paymentCards} alt="We take Visa, Mastercard and American Express" width={168} height={36} />
      </div>
    </footer>
  )
}
