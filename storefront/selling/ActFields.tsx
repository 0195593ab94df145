import { wishNames } from '../../shared/orders/standing-wish.ts'
import { refusalReasons } from '../../shared/orders/order-history.ts'
import { RadioGroup } from '../ui/choices/RadioGroup.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import type { ActionForm } from './act-form.ts'
import { ActionLines } from './ActLines.tsx'
import styles from './ActFields.module.css'
import { openLines } from './read-act.ts'
import { refusalNames } from './selling-words.ts'

/** What an action asks before it can be looked at. */
export function ActionFields(form: ActionForm) {
  return <div className={styles.fields}>{fieldsOf(form)}</div>
}

const note = (label: string) => <TextInput label={label} name="note" rows={3} maxLength={1000} />

function fieldsOf(form: ActionForm) {
  const { verb, order, problem } = form
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  switch (verb) {
    case 'accept':
    case 'withdraw':
      return null
    case 'propose':
      return (
        <>
          <p>
            If something is out of stock, {order.buyer.business} chose: <b>{wishNames[order.wish]}</b>.
          </p>
          <ActionLines {...form} lines={openLines(order)} kind="propose" />
          <TextInput
            label="A later day to leave on"
            name="dispatchOn"
            type="date"
            min={order.dispatchOn ?? undefined}
            hint={order.dispatchOn === null ? undefined : 'Leave it empty to keep the day.'}
          />
          {note('Message to the pub')}
        </>
      )
    case 'refuse':
      return (
        <>
          <RadioGroup
            legend="Why?"
            name="reason"
            options={refusalReasons.map((value) => ({ value, label: refusalNames[value] }))}
            error={errorOf('reason')}
          />
          {note('Message to the pub')}
        </>
      )
    case 'pack':
      return <ActionLines {...form} lines={openLines(order)} kind="pack" />
    case 'dispatch':
      return (
        <>
          <ActionLines {...form} lines={openLines(order)} kind="dispatch" />
          <TextInput label="Carrier" name="carrier" maxLength={120} />
          <TextInput label="Tracking" name="tracking" maxLength={500} />
          {note('Message to the pub')}
        </>
      )
    case 'close_rest':
      return (
        <>
          <p>What has not left is given up, and the pub gets its money back.</p>
          <Select
            label="Why?"
            name="reason"
            options={[
              { value: 'no_stock', label: refusalNames.no_stock },
              { value: 'other', label: refusalNames.other },
            ]}
          />
          {note('Message to the pub')}
        </>
      )
    case 'deliver':
    case 'hand_over':
      return (
        <>
          <TextInput
            label="Who took it in?"
            name="receivedBy"
            hint="The name of an adult."
            autoComplete="off"
            maxLength={120}
            isRequired
            error={errorOf('receivedBy')}
          />
          <ActionLines {...form} lines={order.lines.filter(({ quantity }) => quantity > 0)} kind="deliver" />
          {note('Note')}
        </>
      )
    case 'not_delivered':
      return (
        <>
          <TextInput label="Why not?" name="reason" maxLength={200} isRequired error={errorOf('reason')} />
          {note('Note')}
        </>
      )
  }
}
