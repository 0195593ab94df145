import { useRef } from 'react'
import type { TradeAccount } from '../../shared/api/trade-api.ts'
import type { TypedTrade } from '../../shared/trade/read-trade-application.ts'
import { tradeFieldsOf } from '../../shared/trade/trade-form.ts'
import { tradeLimits } from '../../shared/trade/trade-words.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { PremisesList } from './PremisesList.tsx'
import { TradeProblems } from './TradeProblems.tsx'
import { useTradeForm } from './use-trade-form.ts'
import styles from './TradeAccountPage.module.css'

type Props = {
  account: TradeAccount
  send: (typed: TypedTrade) => Promise<void>
  /** Of the button, in place of the usual one. */
  label?: string
}

/** The application, filled with what was stated before. Numbers are checked as they are typed. */
export function TradeForm({ account, send, label = labelOf(account) }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const trade = useTradeForm({ form, send, premises: Math.max(1, account.premises.length) })
  const drawn = tradeFieldsOf({ ...account.details, ...account.change }, account.premises)
  const isApproved = account.state === 'approved' || account.state === 'on_hold'
  const { errorOf } = trade
  return (
    // Its fields do the work; the form only listens to which of them is typed in or left.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      ref={form}
      aria-label="Trade account"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void trade.send()
      }}
      onBlur={({ target }) => trade.look(target)}
      onInput={({ target }) => trade.follow(target)}
    >
      {trade.listed.length > 0 && <TradeProblems problems={trade.listed} />}
      {account.question !== null && (
        <section className={styles.section} aria-labelledby="trade-question">
          <SectionHeading id="trade-question" title="Our question" note={account.question} />
          <TextInput
            label="Your answer"
            name="answer"
            rows={3}
            maxLength={tradeLimits.words}
            defaultValue={account.answer ?? ''}
            error={errorOf('answer')}
          />
        </section>
      )}
      {isApproved && (
        <p>
          If you change your business name, kind, licence, AWRS or VAT number, we check it again. Until then
          your account stays as it is. Other changes apply straight away.
        </p>
      )}
      <BusinessFields drawn={drawn} errorOf={errorOf} />
      <PremisesList
        drawn={drawn}
        keys={trade.premises}
        errorOf={errorOf}
        onAdd={trade.add}
        onRemove={trade.remove}
      />
      {trade.failure !== null && <Notice tone="error">{trade.failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isLoading={trade.isSending}>
          {label}
        </Button>
      </div>
    </form>
  )
}

function labelOf({ state, question }: TradeAccount): string {
  if (question !== null) return 'Send your answer'
  if (state === 'none') return 'Apply for a trade account'
  return state === 'refused' ? 'Apply again' : 'Save changes'
}
