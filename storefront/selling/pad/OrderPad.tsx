import { useState } from 'react'
import type { OrderPad as Pad } from '../../../shared/api/phone-orders-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import layout from '../OrderPage.module.css'
import styles from './OrderPad.module.css'
import { PadLines } from './PadLines.tsx'
import { PadSearch } from './PadSearch.tsx'
import { PadSent } from './PadSent.tsx'
import { PadTotal } from './PadTotal.tsx'
import { type PadCalls, padCall, usePadOrder } from './use-pad-order.ts'

type Props = {
  calls: PadCalls
  /** The page of the buyer. */
  back: string
  /** The page of an order that was placed. */
  orderHref: (number: string) => string
  needsCaller?: boolean
}

/** The order pad: what a pub says on the phone, at its own prices (REP-01). */
export function OrderPad(props: Props) {
  const { loaded, again, show } = useConsoleRead<Pad>(padCall(props.calls))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(pad) => <PadOf {...props} pad={pad} onPad={show} />}
    </Answered>
  )
}

type PadProps = Props & { pad: Pad; onPad: (pad: Pad) => void }

function PadOf({ calls, back, orderHref, needsCaller = false, pad, onPad }: PadProps) {
  const { buyer, seller, creditLeftMinor, empties } = pad
  useTitle(`New order: ${buyer.name}`)
  const order = usePadOrder(calls, pad, onPad)
  const { lines, change, paste, quote, problem, unread, dropUnread, done } = order
  return (
    <article className={styles.pad}>
      <header className={layout.head}>
        <p>
          <a href={back}>{buyer.name}</a>
        </p>
        <h1>New order</h1>
        <p className={layout.facts}>
          <span>
            {buyer.contact}
            {buyer.phone !== '' && (
              <>
                , <a href={`tel:${buyer.phone.replaceAll(' ', '')}`}>{buyer.phone}</a>
              </>
            )}
          </span>
          <span>
            {creditLeftMinor === null ? 'Pays by card' : `Credit left ${formatMinor(creditLeftMinor)}`}
          </span>
          <span>{emptiesText(empties)}</span>
          {needsCaller && <span>For {seller}</span>}
        </p>
      </header>
      <div className={styles.work}>
        {done !== null && (
          <Notice tone="success" title={done.number === null ? 'Sent for confirmation' : 'Order placed'}>
            {done.number === null ? (
              <p>
                {buyer.name} can confirm {formatMinor(done.totalMinor)} until {wholeMoment(done.validUntil!)}.
              </p>
            ) : (
              <p>
                <a href={orderHref(done.number)}>{done.number}</a>, {formatMinor(done.totalMinor)} on account.
              </p>
            )}
          </Notice>
        )}
        {problem !== null && (
          <Notice tone="error" title="Not done">
            <p>{problem}</p>
          </Notice>
        )}
        {unread.length > 0 && (
          <Notice tone="warning" title="Not understood: ask, and add it by hand" onDismiss={dropUnread}>
            <ul>
              {unread.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Notice>
        )}
        <PadSearch pad={pad} lines={lines} onLines={change} onPaste={(text) => void paste(text)} />
        <PastedText onRead={paste} />
        <section aria-labelledby="pad-order">
          <h2 id="pad-order">Order</h2>
          {quote !== null && quote.problems.length > 0 && (
            <Notice tone="warning">
              <ul>
                {quote.problems.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Notice>
          )}
          <PadLines order={order} />
        </section>
        <PadSent calls={calls} pad={pad} onPad={onPad} />
      </div>
      <aside className={styles.side}>
        <PadTotal pad={pad} order={order} needsCaller={needsCaller} />
      </aside>
    </article>
  )
}

/** For a text that comes by message, where there is no keyboard to paste with. */
function PastedText({ onRead }: { onRead: (text: string) => Promise<void> }) {
  const [text, setText] = useState('')
  const [isReading, setIsReading] = useState(false)
  const read = async () => {
    setIsReading(true)
    await onRead(text)
    setIsReading(false)
    setText('')
  }
  return (
    <details className={styles.paste}>
      <summary>Paste a text</summary>
      <TextInput label="Order as it was written" name="text" rows={5} value={text} onChange={setText} />
      <Button
        variant="quiet"
        size="small"
        isLoading={isReading}
        {...(text.trim() === '' && { disabledReason: 'Paste a text first.' })}
        onClick={() => void read()}
      >
        Read the order
      </Button>
    </details>
  )
}

function emptiesText({ atBuyer, due }: Pad['empties']): string {
  if (atBuyer === 0) return 'No empties there'
  return `${atBuyer} empties there${due === 0 ? '' : `, ${due} due back`}`
}
