import type { BreweryHead } from '../../shared/catalogue/brewery-head.ts'
import { Icon } from '../ui/core/Icon.tsx'
import type { IconName } from '../ui/core/icon-name.ts'
import styles from './BreweryContact.module.css'

type Props = { brewery: BreweryHead }
type Way = { icon: IconName; label: string; href: string; text: string }

/** How to reach a brewery (BRW-06, BRW-07); nothing for a brewery without contact details. */
export function BreweryContact({ brewery }: Props) {
  const { name, socialLinks } = brewery
  const ways = waysTo(brewery)
  if (ways.length === 0 && socialLinks.length === 0) return null
  return (
    <section className={styles.contact} aria-label={`Contact ${name}`}>
      <ul className={styles.ways}>
        {ways.map(({ icon, label, href, text }) => (
          <li key={icon}>
            <a className={styles.way} href={href}>
              <Icon name={icon} />
              <span className="visually-hidden">{label}: </span>
              <span className={styles.text}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      {socialLinks.length > 0 && (
        <ul className={styles.networks}>
          {socialLinks.map(({ network, label, href }) => (
            <li key={network}>
              <a className={styles.network} href={href} rel="noopener" aria-label={`${name} on ${label}`}>
                <Icon name={network} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function waysTo({ email, telephone, website }: BreweryHead): Way[] {
  const ways: Way[] = []
  if (email !== null) ways.push({ icon: 'mail', label: 'Email', href: `mailto:${email}`, text: email })
  if (telephone !== null) {
    const digits = telephone.replace(/[^\d+]/g, '')
    ways.push({ icon: 'phone', label: 'Telephone', href: `tel:${digits}`, text: telephone })
  }
  if (website !== null)
    ways.push({ icon: 'globe', label: 'Website', href: website.href, text: website.label })
  return ways
}
