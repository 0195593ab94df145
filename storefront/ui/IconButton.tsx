import type { MouseEvent, Ref } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-name.ts'
import styles from './IconButton.module.css'

type Props = {
  icon: IconName
  /** What pressing it does; read out and shown as a tip. */
  label: string
  type?: 'button' | 'submit'
  variant?: 'bare' | 'framed'
  isDisabled?: boolean
  /** For a button that stays down, such as a heart. */
  isPressed?: boolean
  /** A small figure at the corner, such as the number of things in the basket. */
  count?: number
  popoverTarget?: string
  /** Makes it a link, which may do more by onClick. */
  href?: string
  ref?: Ref<HTMLButtonElement>
  onClick?: (event: MouseEvent) => void
}

export function IconButton({ ref, ...props }: Props) {
  const { type = 'button', variant = 'bare', href } = props
  const look = {
    className: styles.iconButton,
    'data-variant': variant,
    title: props.label,
    'aria-label': props.count ? `${props.label}, ${props.count}` : props.label,
    onClick: props.onClick,
  }
  const face = (
    <>
      <Icon name={props.icon} />
      {props.count ? (
        <span className={styles.count} aria-hidden="true">
          {props.count > 99 ? '99+' : props.count}
        </span>
      ) : null}
    </>
  )
  if (href !== undefined) {
    return (
      <a {...look} href={href}>
        {face}
      </a>
    )
  }
  return (
    <button
      {...look}
      ref={ref}
      type={type}
      aria-pressed={props.isPressed}
      disabled={props.isDisabled}
      popoverTarget={props.popoverTarget}
    >
      {face}
    </button>
  )
}
