import type { PageData } from '../../shared/pages/page-payload.ts'
import { phoneOrderLinkPath } from '../../shared/orders/phone-order.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { PicturePage } from '../ui/layout/PicturePage.tsx'
import { LinkedOrder } from './LinkedOrder.tsx'
import styles from './PhoneOrderPage.module.css'

type Props = { data: PageData['phoneOrder'] }

/** /phone-order: an order that was taken by phone, and the one button that places it; a plain form (REP-02). */
export function PhoneOrderPage({ data }: Props) {
  const { title, button, token, seeLink } = data
  return (
    <PicturePage title={title} picture={paths.scene('cellar')}>
      <LinkedOrder data={data} isByCard={button?.payment === 'card'} />
      {button !== null && (
        <form className={styles.form} action={phoneOrderLinkPath} method="post">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="total" value={button.totalMinor} />
          <input type="hidden" name="payment" value={button.payment} />
          <Button type="submit">{button.label}</Button>
          <p className={styles.detail}>{button.detail}</p>
        </form>
      )}
      {seeLink !== null && (
        <p>
          <a href={seeLink.href}>{seeLink.label}</a>
        </p>
      )}
    </PicturePage>
  )
}
