import type { Footer } from '../../shared/pages/page-frame-data.ts'
import { footerColumns } from './footer-links.ts'
import styles from './Footer.module.css'

/** The ways on from the foot of a page. */
export function FooterLinks({ footer }: { footer: Footer }) {
  return footerColumns(footer).map(({ id, heading, links }) => (
    <nav key={id} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  ))
}
