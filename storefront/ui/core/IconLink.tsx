import { Icon } from './Icon.tsx'
import type { IconName } from './icon-name.ts'
import styles from './IconButton.module.css'

type Props = {
  icon: IconName
  /** Where it leads; read out and shown as a tip. */
  label: string
  href: string
  id?: string
}

/** A link that looks like an IconButton. A number put into its last child, empty here, shows at its corner. */
export function IconLink({ icon, label, href, id }: Props) {
  return (
    <a className={styles.iconButton} id={id} href={href} title={label}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
      <span className={styles.count} />
    </a>
  )
}
