import { useId, type ReactNode } from 'react'
import { buttonLook, type ButtonLook } from './button-look.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './icon-name.ts'
import button from './Button.module.css'
import styles from './Popover.module.css'

type Props = {
  /** What the button says; alone with an icon it is a tip and an icon button. */
  label: string
  icon?: IconName
  isIconOnly?: boolean
  children: ReactNode
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end'
  size?: ButtonLook['size']
}

/** A button and the panel it opens, by the browser's own means: works without scripts, closes on Escape. */
export function Popover(props: Props) {
  const id = useId()
  const { label, icon, align = 'start' } = props
  return (
    <span className={styles.place}>
      {props.isIconOnly && icon !== undefined ? (
        <IconButton icon={icon} label={label} popoverTarget={id} />
      ) : (
        <button
          className={buttonLook({ variant: 'quiet', size: props.size })}
          type="button"
          popoverTarget={id}
        >
          <span className={button.face}>
            {icon !== undefined && <Icon name={icon} />}
            {label}
            <Icon name="chevron-down" />
          </span>
        </button>
      )}
      <div className={styles.panel} id={id} popover="auto" data-align={align}>
        {props.children}
      </div>
    </span>
  )
}
