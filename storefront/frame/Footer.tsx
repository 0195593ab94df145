import type { Footer as FooterData } from '../../shared/pages/page-frame-data.ts'
import { FooterCompany } from './FooterCompany.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import '../newsletter/SignupForm.module.css'
import styles from './Footer.module.css'

// Not by name, or every page would fetch its script; only its styles are wanted in the browser.
const newsletter = import.meta.env.SSR ? await import('../newsletter/SignupForm.tsx') : null

type Props = { footer: FooterData }

/** The foot of every page, drawn by the server alone: who we are, the ways on, the law, and how to pay. */
export function Footer({ footer }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.company} aria-label="Dray">
          <FooterCompany footer={footer} />
          {newsletter !== null && footer.newsletterEnabled && (
            <div className={styles.newsletter}>
              <newsletter.SignupForm
                place="footer"
                label="Our newsletter: new casks and groups, once a month"
              />
            </div>
          )}
        </section>
        <FooterLinks footer={footer} />
      </div>
      <div className={styles.legal}>
        <p>© 2026 Dray. Trade prices in pounds sterling, without VAT. For buyers of 18 and over.</p>
        <img
          src="/pictures/payment-cards.svg"
          alt="We take Visa, Mastercard and American Express"
          width={168}
          height={36}
          loading="lazy"
        />
      </div>
    </footer>
  )
}
