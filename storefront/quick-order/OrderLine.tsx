import { multipleText } from '../../shared/prices/order-multiple.ts'
import { type FormEvent, useState } from 'react'
import type { OrderSize } from '../../shared/api/quick-order-api.ts'
import { basketFields } from '../../shared/basket/basket-form.ts'
import { CONTACT_FOR_PRICING, SOLD_OUT, stockText } from '../../shared/catalogue/beer-availability.ts'
import { formatMinor } from '../../shared/format/money.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { Button } from '../ui/core/Button.tsx'
import { IconButton } from '../ui/core/IconButton.tsx'
import { Picture } from '../ui/core/Picture.tsx'
import { Stepper } from '../ui/quantity/Stepper.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { SizePicker } from './SizePicker.tsx'
import { sheetForm, choiceOf, type DraftRow, isAsked, orderableOf } from './order-draft.ts'
import type { QuickOrderPad } from './use-quick-order.ts'
import styles from './OrderLine.module.css'

type Props = { row: DraftRow; pad: QuickOrderPad }

/** One row: what was written, what it was taken for, and the means to put it right. */
export function OrderLine({ row, pad }: Props) {
  const { matched, key, quantity } = row
  const choice = choiceOf(row)
  const line = orderableOf(row)
  const name = choice ? `${choice.item.name}, ${choice.size.label}` : matched.text
  const max = choice?.size.maxQuantity ?? 0
  return (
    <article className={styles.line} aria-label={matched.text} data-state={matched.state}>
      <div className={styles.quoted}>
        <p className={styles.text}>{matched.text}</p>
        <Verdict row={row} />
      </div>
      <div className={`with-scripts ${styles.away}`}>
        <IconButton icon="close" label={`Leave out ${matched.text}`} onClick={() => pad.leaveOut(key)} />
      </div>
      {choice && (
        <div className={styles.picture}>
          <Picture src={choice.item.imageUrl} alt="" width={96} height={96} fit="contain" isLazy />
        </div>
      )}
      <div className={styles.choice}>
        {matched.items.length > 0 && (
          <SizePicker
            label={`${matched.kind === 'upsell' ? 'Accessory' : 'Beer and size'} for ${matched.text}`}
            items={matched.items}
            value={row.variantId}
            onChoose={(variantId) => pad.choose(key, variantId)}
          />
        )}
        {matched.why !== undefined && row.variantId === matched.chosen && (
          <p className={styles.why}>{matched.why}</p>
        )}
        {isAsked(row) && <p className={styles.question}>{questions[matched.question!]}</p>}
        {choice && (
          <p className={styles.facts}>
            <a href={choice.item.href}>{choice.item.name}</a>
            {choice.item.breweryName !== '' && <span>{choice.item.breweryName}</span>}
            <span data-sold-out={max === 0 || undefined}>{choice.item.closed ?? stockOf(choice.size)}</span>
            {max > 0 && matched.quantity > max && (
              <strong>
                Only {max} of {matched.quantity} in stock
              </strong>
            )}
          </p>
        )}
        <OtherWords key={matched.text} row={row} pad={pad} isOpen={matched.state === 'nothing'} />
      </div>
      {choice && (
        <div className={styles.order}>
          <input type="hidden" name={basketFields.kind} value={matched.kind} form={sheetForm} />
          <Stepper
            label={`Quantity of ${name}`}
            name={basketFields.quantity}
            form={sheetForm}
            min={matched.question === null ? 1 : 0}
            max={max || undefined}
            multiple={choice.size.orderMultiple}
            value={quantity}
            onChange={(quantity) => pad.setQuantity(key, quantity)}
          />
          <p className={styles.price}>
            <strong>
              {line === null ? 'Not added' : formatMinor((choice.size.priceMinor ?? 0) * line.quantity)}
            </strong>
            {choice.size.priceMinor !== null && (
              <span>{formatMinor(choice.size.priceMinor)} each, ex VAT</span>
            )}
            {choice.size.yourPrice && <span>{choice.size.yourPrice}</span>}
            {choice.size.fromText && <span>{choice.size.fromText}</span>}
          </p>
        </div>
      )}
    </article>
  )
}

const questions = {
  quantity: 'How many? The quantity on this line cannot be ordered. Nothing counts until you set one.',
  meaning: 'Is this something to order? Nothing counts until you set how many.',
}

function stockOf({ priceMinor, maxQuantity, orderMultiple }: OrderSize): string {
  if (priceMinor === null) return CONTACT_FOR_PRICING
  if (maxQuantity === 0) return SOLD_OUT
  return [stockText(maxQuantity), multipleText(orderMultiple)].filter(Boolean).join(' · ')
}

/** What was understood, and how far it is to be trusted. */
function Verdict({ row: { matched } }: { row: DraftRow }) {
  const { state, kind, understood, question } = matched
  const quantity = question === null ? matched.quantity : '?'
  const read =
    kind === 'upsell'
      ? `${quantity} × ${understood.name}`
      : [`${quantity} × ${understood.container || 'any size'}`, understood.name].filter(Boolean).join(' · ')
  return (
    <p className={styles.verdict}>
      <span>{read}</span>
      {state === 'sure' && (
        <Badge tone="hop" icon="tick">
          Found
        </Badge>
      )}
      {state === 'unsure' && (
        <Badge tone="malt">{question === 'quantity' ? 'How many?' : 'Please check'}</Badge>
      )}
      {state === 'nothing' && (
        <Badge tone="oxide" icon="warning">
          Nothing found
        </Badge>
      )}
    </p>
  )
}

/** Another wording for the row. Without scripts the whole text above is put right instead. */
function OtherWords({ row, pad, isOpen }: Props & { isOpen: boolean }) {
  const [text, setText] = useState(row.matched.text)
  const isReading = pad.status.kind === 'reading'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReading && text.trim() !== '') void pad.readRow(row.key, text)
  }
  return (
    <details className={`with-scripts ${styles.words}`} open={isOpen}>
      <summary>Not what you meant?</summary>
      <form className={styles.again} onSubmit={submit}>
        <TextInput label="Say it another way" name="text" maxLength={200} value={text} onChange={setText} />
        <Button variant="quiet" type="submit" isLoading={isReading}>
          Look again
        </Button>
      </form>
    </details>
  )
}
