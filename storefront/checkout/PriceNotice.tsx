import { basketFields } from '../../shared/basket/basket-form.ts'
import { paths } from '../../shared/paths/paths.ts'
import type { useBasket } from '../basket/use-basket.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'

type Props = { basket: ReturnType<typeof useBasket>; groupId: string | null; next: string }

/** New prices stop the order until the buyer has taken them; without scripts all of them are taken by a form. */
export function PriceNotice({ basket, groupId, next }: Props) {
  const isWorking = basket.isAcknowledging
  return (
    <Notice
      tone="warning"
      action={
        <form
          action={paths.cartPrices}
          method="post"
          onSubmit={(event) => {
            if (basket.status === 'loading') return
            event.preventDefault()
            void basket.acknowledge(groupId)
          }}
        >
          <input type="hidden" name={basketFields.returnTo} value={next} />
          <Button variant="quiet" type="submit" isLoading={isWorking}>
            {isWorking ? 'Updating…' : 'Acknowledge new prices'}
          </Button>
        </form>
      }
    >
      <p>
        Some prices in this basket have changed since your last visit.{' '}
        <a href="#checkout-basket">Look at the new prices</a> before you order.
      </p>
    </Notice>
  )
}
