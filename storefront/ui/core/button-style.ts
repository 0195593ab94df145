import { classNames } from './class-names.ts'
import styles from './Button.module.css'

export type ButtonStyle = {
  variant?: 'primary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Fills the width it is given. */
  isWide?: boolean
}

/** The one place that knows how a button or a link that looks like one is drawn. */
export function buttonStyle({ variant = 'primary', size = 'medium', isWide = false }: ButtonStyle): string {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide)
}
