import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { buttonStyle, type ButtonStyle } from './button-style.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-name.ts'
import { Spinner } from './Spinner.tsx'
import styles from './Button.module.css'

type Props = ButtonStyle & {
  children: ReactNode
  icon?: IconName
  /** A button that sends its form has no attribute: HTML takes it for one, and a list has dozens. */
  type?: 'button' | 'submit' | 'reset'
  name?: string
  value?: string
  form?: string
  formAction?: string
  /** Shows a spinner in the button's own width and ignores presses. */
  isLoading?: boolean
  /** Disables the button and shows this reason. */
  disabledReason?: string
  popoverTarget?: string
  ref?: Ref<HTMLButtonElement>
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

export function Button({ ref, ...props }: Props) {
  const reasonId = useId()
  const { type = 'button', isLoading = false, disabledReason } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault()
    else props.onClick?.(event)
  }
  return (
    <button
      ref={ref}
      className={buttonStyle(props)}
      type={type === 'submit' ? undefined : type}
      name={props.name}
      value={props.value}
      form={props.form}
      formAction={props.formAction}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      aria-describedby={disabledReason === undefined ? undefined : reasonId}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      popoverTarget={props.popoverTarget}
      onClick={press}
    >
      <span className={styles.face}>
        {props.icon !== undefined && <Icon name={props.icon} />}
        {props.children}
      </span>
      {isLoading && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
      {disabledReason !== undefined && (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      )}
    </button>
  )
}
