import type { OrderRequestLinkData } from '../../shared/orders/order-request-link-data.ts'
import { mostReasonLength, orderRequestLinkPath } from '../../shared/orders/order-requests.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { PicturePage } from '../ui/layout/PicturePage.tsx'
import { LinkedOrder } from './LinkedOrder.tsx'
import styles from './OrderRequestPage.module.css'

type Props = { data: OrderRequestLinkData }

/** /order-request: an order above a buyer's limit, to be approved or declined; plain forms (BIZ-07). */
export function OrderRequestPage({ data }: Props) {
  const { title, state, button, token, seeLink } = data
  return (
    <PicturePage title={title} picture={paths.scene('cellar')}>
      <LinkedOrder data={data} isByCard={button?.payment === 'card'} />
      {button !== null && (
        <form className={styles.form} action={orderRequestLinkPath} method="post">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="decision" value="approve" />
          <input type="hidden" name="digest" value={button.digest} />
          <Button type="submit">{button.label}</Button>
          <p className={styles.detail}>{button.detail}</p>
        </form>
      )}
      {state === 'open' && (
        <details className={styles.decline}>
          <summary>Decline it</summary>
          <form className={styles.form} action={orderRequestLinkPath} method="post">
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="decision" value="decline" />
            <TextInput
              label="Reason"
              name="reason"
              rows={2}
              maxLength={mostReasonLength}
              hint="The buyer reads it in the email."
              isRequired
            />
            <Button type="submit" variant="quiet">
              Decline
            </Button>
          </form>
        </details>
      )}
      {seeLink !== null && (
        <p>
          <a href={seeLink.href}>{seeLink.label}</a>
        </p>
      )}
    </PicturePage>
  )
}
