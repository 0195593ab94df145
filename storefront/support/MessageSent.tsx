import { useEffect, useRef } from 'react'
import { paths } from '../../shared/paths/paths.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import styles from './MessageSent.module.css'

type Props = {
  /** It took the place of the form a moment ago. */
  takesFocus: boolean
}

/** That the message went, and what comes now. */
export function MessageSent({ takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className={styles.sent} aria-labelledby="message-sent">
      <h2 id="message-sent" ref={heading} tabIndex={-1}>
        Your message is on its way
      </h2>
      <p>
        Thank you. We have sent a short confirmation to your email address, and will read your message and
        answer it there.
      </p>
      <p className={styles.actions}>
        <LinkButton href={paths.shop}>Back to the beers</LinkButton>
        <LinkButton href={paths.kegKong} variant="quiet">
          While you wait: Keg Kong
        </LinkButton>
      </p>
    </section>
  )
}
