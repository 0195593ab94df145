import type { PageData } from '../../shared/pages/page-payload.ts'
import { phoneOrderLinkPath } from '../../shared/orders/phone-order.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { PicturePage } from '../ui/layout/PicturePage.tsx'
import styles from './PhoneOrderPage.module.css'

type Props = { data: PageData['phoneOrder'] }

/** /phone-order: an order that was taken by phone, and the one button that places it; a plain form (REP-02). */
export function PhoneOrderPage({ data }: Props) {
  const { title, about, differences, lines, sums, button, token, seeLink, error } = data
  return (
    <PicturePage title={title} picture={paths.scene('cellar')}>
      {error !== null && (
        <Notice tone="error" title="Nothing was ordered.">
          <p>{error}</p>
        </Notice>
      )}
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {differences.length > 0 && (
        <Notice title="What has changed">
          <ul>
            {differences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ label, sum }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{sum}</dd>
            </div>
          ))}
          {sums.map(({ label, text }) => (
            <div className={styles.sum} key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
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
