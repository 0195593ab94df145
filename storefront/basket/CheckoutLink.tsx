import type { ReactNode } from 'react'
import { Button } from '../ui/core/Button.tsx'
import type { ButtonStyle } from '../ui/core/button-style.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import type { BasketEntry } from './lines/basket-entry.ts'
import { isPriceless, PRICELESS_LINES } from './lines/line-texts.ts'
import summary from './Summary.module.css'

type Props = Pick<ButtonStyle, 'size' | 'variant'> & {
  href: string
  /** What would be ordered there. */
  lines: readonly BasketEntry[]
  children: ReactNode
}

/** The way to a checkout; a line without a price stands in it, and says so (S-03). */
export function CheckoutLink({ href, lines, children, ...look }: Props) {
  if (!lines.some(isPriceless))
    return (
      <LinkButton href={href} isWide {...look}>
        {children}
      </LinkButton>
    )
  return (
    <>
      <Button isWide disabledReason={PRICELESS_LINES} {...look}>
        {children}
      </Button>
      <p className={summary.basis}>{PRICELESS_LINES}</p>
    </>
  )
}
