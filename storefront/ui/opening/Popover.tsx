import { type ReactNode, useId } from 'react'
import { buttonStyle, type ButtonStyle } from '../core/button-style.ts'
import { Icon } from '../core/Icon.tsx'
import { IconButton } from '../core/IconButton.tsx'
import type { IconName } from '../core/icon-name.ts'
import button from '../core/Button.module.css'
import styles from './Popover.module.css'

type Props = {
  /** The button's text; with an icon alone it is the tooltip of an icon button. */
  label: string
  icon?: IconName
  isIconOnly?: boolean
  children: ReactNode
  /** The edge of the button to which the panel aligns. */
  align?: 'start' | 'end'
  size?: ButtonStyle['size']
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
          className={buttonStyle({ variant: 'quiet', size: props.size })}
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
