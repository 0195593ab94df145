import type { ReactNode } from 'react'
import { buttonStyle, type ButtonStyle } from './button-style.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-name.ts'
import styles from './Button.module.css'

type Props = ButtonStyle & {
  children: ReactNode
  href: string
  icon?: IconName
  rel?: string
  target?: string
  /** Offers the address as a file of this name. */
  download?: string
}

/** A link that leads somewhere important enough to look like a button. */
export function LinkButton(props: Props) {
  return (
    <a
      className={buttonStyle(props)}
      href={props.href}
      rel={props.rel}
      target={props.target}
      download={props.download}
    >
      <span className={styles.face}>
        {props.icon !== undefined && <Icon name={props.icon} />}
        {props.children}
      </span>
    </a>
  )
}
