import { useState } from 'react'
import type { OrderPad } from '../../../shared/api/phone-orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './OrderPad.module.css'
import type { PadOrder } from './use-pad-order.ts'

type Props = { pad: OrderPad; order: PadOrder; needsCaller: boolean }

/** Where it goes, who called, and the two ways to the buyer; the total stays in view. */
export function PadTotal({ pad, order, needsCaller }: Props) {
  const [caller, setCaller] = useState('')
  const [poNumber, setPoNumber] = useState('')
  const { quote, isCurrent, lines, premisesId, setPremisesId, taking, take } = order
  const premises = pad.premises.find(({ id }) => id === premisesId)
  const minimum = premises?.minimum ?? null
  // The words are the buyer's.
  const delivery = (quote?.delivery ?? premises?.delivery ?? null)?.replace('with you', 'with them') ?? null
  const why = whyNot({ pad, order, hasCaller: caller.trim().length > 1 || !needsCaller })
  const over =
    pad.creditLeftMinor !== null && quote !== null && quote.totalMinor > pad.creditLeftMinor
      ? 'more than what is left of the credit limit.'
      : null
  const notAllowed = pad.isAllowed
    ? pad.creditLeftMinor === null
      ? 'no open credit account.'
      : over
    : `the pub has not allowed ${pad.seller} to.`
  const more = {
    ...(caller.trim() !== '' && { caller: caller.trim() }),
    ...(poNumber.trim() !== '' && { poNumber: poNumber.trim() }),
  }
  return (
    <>
      <section className={styles.terms} aria-label="Delivery and caller">
        <Select
          label="Goes to"
          name="premises"
          value={premisesId}
          options={pad.premises.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address}` }))}
          onChange={setPremisesId}
        />
        {delivery !== null && <p className={styles.soft}>{delivery}</p>}
        {lines.length === 0 && minimum !== null && <p className={styles.soft}>{minimum}</p>}
        <TextInput
          label="Who called?"
          name="caller"
          maxLength={80}
          isRequired={needsCaller}
          value={caller}
          onChange={setCaller}
        />
        <TextInput label="PO number" name="po" maxLength={40} value={poNumber} onChange={setPoNumber} />
      </section>
      <section className={styles.total} aria-label="Total">
        <dl className={styles.sums} aria-busy={lines.length > 0 && !isCurrent}>
          {quote !== null && (
            <>
              <Sum label="Goods" minor={quote.goodsMinor} />
              {quote.depositsMinor > 0 && <Sum label="Deposits" minor={quote.depositsMinor} />}
              <Sum label="Delivery" minor={quote.shippingMinor} />
              <Sum label="VAT" minor={quote.vatMinor} />
            </>
          )}
          <div className={styles.sum}>
            <dt>Total inc VAT</dt>
            <dd>{formatMinor(quote?.totalMinor ?? 0)}</dd>
          </div>
        </dl>
        <div className={styles.ways}>
          <Button
            isLoading={taking === 'confirmation'}
            {...(why !== null && { disabledReason: why })}
            onClick={() => void take('confirmation', more)}
          >
            Send for confirmation
          </Button>
          <Button
            variant="quiet"
            isLoading={taking === 'account'}
            {...((why ?? notAllowed) !== null && { disabledReason: (why ?? notAllowed)! })}
            onClick={() => void take('account', more)}
          >
            Place on account
          </Button>
        </div>
        {notAllowed !== null && <p className={styles.hint}>On account: {notAllowed}</p>}
      </section>
    </>
  )
}

function Sum({ label, minor }: { label: string; minor: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatMinor(minor)}</dd>
    </div>
  )
}

/** Why the order cannot go to the buyer yet; null where it can. */
function whyNot({ pad, order, hasCaller }: { pad: OrderPad; order: PadOrder; hasCaller: boolean }) {
  if (pad.premises.length === 0) return 'The pub has no premises in its trade account.'
  if (order.lines.length === 0) return 'Add a beer first.'
  if (order.quote === null || !order.isCurrent) return 'The total is being worked out.'
  if (order.quote.problems.length > 0) return 'Change what cannot be ordered first.'
  return hasCaller ? null : 'Enter who called.'
}
