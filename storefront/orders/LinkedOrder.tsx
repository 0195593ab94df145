import type { PhoneOrderLinkData } from '../../shared/orders/phone-order-link-data.ts'
import { Notice } from '../ui/core/Notice.tsx'
import { OrderBill } from './OrderBill.tsx'

type Props = {
  data: Pick<PhoneOrderLinkData, 'error' | 'about' | 'differences' | 'lines' | 'sums'>
  /** It is to be paid by card once it is placed. */
  isByCard: boolean
}

/** What a link of an email places: who wants it, what has changed since, its lines and sums (REP-02, BIZ-07). */
export function LinkedOrder({ data: { error, about, differences, lines, sums }, isByCard }: Props) {
  return (
    <>
      {error !== null && (
        <Notice tone="error" title="Nothing was ordered.">
          <p>{error}</p>
        </Notice>
      )}
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <OrderChanges differences={differences} />
      {lines.length > 0 && <OrderBill lines={lines} sums={sums} />}
      {isByCard && (
        <div className="without-scripts">
          <Notice tone="warning" title="Switch JavaScript on before you go on.">
            <p>
              It is switched off in this browser, and paying by card needs it. An order that is not paid
              within 15 minutes is cancelled. You can also open the link of the email in another browser.
            </p>
          </Notice>
        </div>
      )}
    </>
  )
}

/** What differs from what was seen before, a sentence each. */
export function OrderChanges({ differences }: { differences: readonly string[] }) {
  return (
    differences.length > 0 && (
      <Notice title="What has changed">
        <ul>
          {differences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
    )
  )
}
