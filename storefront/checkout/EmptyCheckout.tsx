import type { CheckoutData } from '../../shared/checkout/checkout-page-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'
import { Notice } from '../ui/core/Notice.tsx'

/** CHK-30, CHK-31, GCHK-09. */
export function EmptyCheckout({ kind, group }: Pick<CheckoutData, 'kind' | 'group'>) {
  const isGroup = kind === 'group'
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton
          variant="quiet"
          size="small"
          href={isGroup ? (group ? paths.group(group.slug) : paths.groups) : paths.shop}
        >
          {isGroup ? 'See the group' : 'See all beers'}
        </LinkButton>
      }
    >
      {isGroup
        ? 'This group basket is empty. Add items from the group catalogue to complete your order.'
        : 'Your basket is empty. Add items to complete your order.'}
    </Notice>
  )
}
