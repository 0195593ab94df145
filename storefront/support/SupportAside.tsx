import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { RuledSection } from '../ui/layout/RuledSection.tsx'
import styles from './SupportAside.module.css'

const answers = [
  { label: 'Shipping FAQ', href: paths.shippingFaq, about: 'dispatch, costs, damage, empties' },
  {
    label: 'How group deliveries work',
    href: paths.groupDeliveries,
    about: 'one pallet from several breweries',
  },
  { label: 'Privacy policy', href: paths.privacyPolicy, about: 'what we keep of you, and why' },
  { label: 'Terms and conditions', href: paths.terms, about: 'who sells, who pays, who delivers' },
]

/** Where an answer may be already, and the other ways to reach us. */
export function SupportAside({ company }: { company: PageData['support']['company'] }) {
  return (
    <div className={styles.aside}>
      <RuledSection id="answers" title="Already answered">
        <ul className={styles.answers}>
          {answers.map(({ label, href, about }) => (
            <li key={href}>
              <a href={href}>{label}</a>
              <span className={styles.about}>{about}</span>
            </li>
          ))}
        </ul>
      </RuledSection>
      <RuledSection id="other-ways" title="Other ways">
        <p>
          By email: <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <address className={styles.address}>
          {company.name}
          <br />
          {company.address}
        </address>
      </RuledSection>
    </div>
  )
}
