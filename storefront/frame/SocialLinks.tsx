import type { Footer } from '../../shared/pages/page-frame-data.ts'
import { socialLinks } from '../../shared/pages/social-links.ts'
import { Icon } from '../ui/core/Icon.tsx'
import { socialIconName } from './social-icon-name.ts'
import styles from './SocialLinks.module.css'

type Props = { links: Footer['socialLinks'] }

/** Where else the house is, with addresses and icons that are safe to draw (HEAD-62, HEAD-66, HEAD-67). */
export function SocialLinks({ links }: Props) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label="Follow us">
      {socialLinks(links).map(({ id, url, label, iconName }) => (
        <li key={id}>
          <a href={url} title={label} rel="noopener">
            <Icon name={socialIconName(iconName)} />
          </a>
        </li>
      ))}
    </ul>
  )
}
