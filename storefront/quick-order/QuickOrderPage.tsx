import { type FormEvent, useRef } from 'react'
import { quickOrderTextLength } from '../../shared/limits/limits.ts'
import { paths } from '../../shared/paths/paths.ts'
import type { QuickOrderData } from '../../shared/pages/quick-order-page-data.ts'
import { Breadcrumb } from '../ui/core/Breadcrumb.tsx'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { OrderFile } from './OrderFile.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { useQuickOrder } from './use-quick-order.ts'
import styles from './QuickOrderPage.module.css'

type Props = { data: QuickOrderData }

/** Type or paste an order as you would write it, put right what was misread, and fill a basket with it. */
export function QuickOrderPage({ data }: Props) {
  const pad = useQuickOrder(data)
  const found = useRef<HTMLDivElement>(null)
  const { status } = pad
  const readAll = async (text: string) => {
    await pad.read(text)
    found.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (status.kind !== 'reading' && pad.text.trim() !== '') void readAll(pad.text)
  }
  return (
    <div className={styles.page}>
      <Breadcrumb items={data.breadcrumb} />
      <SectionHeading
        level={1}
        title={data.title}
        note="Type or paste what you need, the way you would write it to a brewery. We find what you mean and you check it."
      />
      <div className={styles.columns}>
        <form className={styles.pad} action={paths.quickOrder} method="post" onSubmit={submit}>
          <TextInput
            label="Your order"
            name="text"
            rows={8}
            maxLength={quickOrderTextLength}
            hint="One line for each beer or accessory, or a CSV with columns such as beer, size and quantity."
            value={pad.text}
            onChange={pad.setText}
          />
          <div className={styles.actions}>
            <Button type="submit" icon="search" isLoading={status.kind === 'reading'}>
              Find these items
            </Button>
            <OrderFile
              onRead={(text) => {
                pad.setText(text)
                void readAll(text)
              }}
            />
          </div>
          {status.kind === 'failed' && (
            <Notice tone="error" title="That did not work.">
              <p>{status.sentence}</p>
            </Notice>
          )}
          {status.kind === 'added' && (
            <Notice
              tone="success"
              title={
                status.count === 1 ? '1 line is in your basket.' : `${status.count} lines are in your basket.`
              }
              action={<a href={paths.cart}>View full basket</a>}
            />
          )}
        </form>
        <div className={styles.found} ref={found} tabIndex={-1}>
          {pad.order === null ? <HowItReads /> : <OrderSheet pad={pad} order={pad.order} />}
        </div>
      </div>
    </div>
  )
}

/** Before anything is typed: what can be written. */
function HowItReads() {
  return (
    <section className={styles.how} aria-labelledby="how-it-reads">
      <h2 id="how-it-reads">Write it your way</h2>
      <dl className={styles.ways}>
        <div>
          <dt>3x best bitter 9g</dt>
          <dd>Quantities before or after, sizes in gallons, litres or millilitres.</dd>
        </div>
        <div>
          <dt>two pins of mild</dt>
          <dd>Words for numbers and casks: pin, firkin, kil. Without a name we suggest what is in stock.</dd>
        </div>
        <div>
          <dt>2 firkin pale, 1 30l keg stout</dt>
          <dd>Several on one line.</dd>
        </div>
        <div>
          <dt>2 S-type couplers</dt>
          <dd>Accessories by their name: couplers, taps, spiles, line cleaner.</dd>
        </div>
        <div>
          <dt>Beer;Size;Qty</dt>
          <dd>
            A table from a spreadsheet, with or without the names of its columns. Prices in it are not read.
          </dd>
        </div>
      </dl>
    </section>
  )
}
