import type { MouseEvent, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-name.ts'
import styles from './IconButton.module.css'

type Props = {
  icon: IconName
  /** What pressing it does; read out and shown as a tip: its title is its name. */
  label: string
  type?: 'button' | 'submit'
  variant?: 'bare' | 'framed'
  /** Pressing it has no effect, but the focus stays on it: a button that ends its own use must not lose a keyboard's place. */
  isDisabled?: boolean
  /** For a button that stays down, such as a heart. */
  isPressed?: boolean
  /** A small figure at the corner, such as the number of things in the basket. */
  count?: number
  popoverTarget?: string
  /** Of a button that sends a form where there are no scripts. */
  form?: string
  name?: string
  value?: string
  ref?: Ref<HTMLButtonElement>
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

export function IconButton({ ref, ...props }: Props) {
  const { type = 'button', variant } = props
  return (
    <button
      ref={ref}
      className={classNames(styles.iconButton, variant === 'framed' && styles.framed)}
      type={type === 'submit' ? undefined : type}
      title={props.label}
      aria-label={props.count ? `${props.label}, ${props.count}` : undefined}
      aria-pressed={props.isPressed}
      aria-disabled={props.isDisabled}
      popoverTarget={props.popoverTarget}
      form={props.form}
      name={props.name}
      value={props.value}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
      {props.count ? (
        <span className={styles.count} aria-hidden="true">
          {props.count > 99 ? '99+' : props.count}
        </span>
      ) : null}
    </button>
  )
}
