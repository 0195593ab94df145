import { paths } from '../../shared/paths.ts'
import { operator } from '../information/operator.ts'
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
export function SupportAside() {
  return (
    <div className={styles.aside}>
      <section className={styles.part} aria-labelledby="answers">
        <h2 id="answers">Already answered</h2>
        <ul className={styles.answers}>
          {answers.map(({ label, href, about }) => (
            <li key={href}>
              <a href={href}>{label}</a>
              <span className={styles.about}>{about}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="other-ways">
        <h2 id="other-ways">Other ways</h2>
        <p>
          By mail: <a href={paths.contact}>{operator.email}</a>
        </p>
        <address className={styles.address}>
          {operator.name}
          <br />
          {operator.address}
        </address>
      </section>
    </div>
  )
}
