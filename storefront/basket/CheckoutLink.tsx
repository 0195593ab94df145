import type { ReactNode } from 'react'
import { Button } from '../ui/core/Button.tsx'
import type { ButtonStyle } from '../ui/core/button-style.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import type { BasketEntry } from './lines/basket-entry.ts'
import { isPriceless, PRICELESS_LINES } from './lines/line-texts.ts'
import summary from './Summary.module.css'

type Props = Pick<ButtonStyle, 'size' | 'variant'> & {
  href: string
  /** What would be ordered there. */
  lines: readonly BasketEntry[]
  /** With VAT: beside the link, whose words are the specification's. */
  totalMinor: number
  children: ReactNode
}

/** The way to a checkout with the sum beside it; a line without a price prevents it, with the reason (S-03). */
export function CheckoutLink({ href, lines, totalMinor, children, ...look }: Props) {
  const isOpen = !lines.some(isPriceless)
  return (
    <>
      <div className={summary.way}>
        <p className={summary.due}>
          <strong>{formatMinor(totalMinor)}</strong> <span className={summary.basis}>inc VAT</span>
        </p>
        {isOpen ? (
          <LinkButton href={href} isWide {...look}>
            {children}
          </LinkButton>
        ) : (
          <Button isWide disabledReason={PRICELESS_LINES} {...look}>
            {children}
          </Button>
        )}
      </div>
      {!isOpen && <p className={summary.basis}>{PRICELESS_LINES}</p>}
    </>
  )
}
