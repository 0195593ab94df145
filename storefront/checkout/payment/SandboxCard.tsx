import { useImperativeHandle, useState } from 'react'
import { cardYears, noCard, readTestCard, type TypedCard } from './card-details.ts'
import { sandboxTokens, testCards } from '../../../shared/orders/sandbox-cards.ts'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { AuthenticationDialog } from './AuthenticationDialog.tsx'
import type { PaymentFormProps } from './payment-form.ts'
import styles from './SandboxCard.module.css'

const months = Array.from({ length: 12 }, (_, index) => String(index + 1))

/** What the browser fills each with from a stored card. */
const autofill: Readonly<Record<keyof TypedCard, string>> = {
  cardname: 'cc-name',
  cardnumber: 'cc-number',
  expirymonth: 'cc-exp-month',
  expiryyear: 'cc-exp-year',
  securitycode: 'cc-csc',
}

/**
 * Card fields of the provider without money (CHK-22 to CHK-26). They are in no form and are turned into a token here:
 * no number is sent or kept anywhere, and none but those of the test cards is taken.
 */
export function SandboxCard({ handle, thisYear, problems, closedReason }: PaymentFormProps) {
  const [card, setCard] = useState(noCard)
  // What is drawn before a card can be typed has the years of the specification, which begin in the past.
  const years = cardYears(thisYear).filter(({ isPast }) => closedReason !== null || !isPast)
  const [answerBank, setAnswerBank] = useState<((token: string | null) => void) | null>(null)

  useImperativeHandle(handle, () => ({
    readToken: () => Promise.resolve(readTestCard(card, new Date())),
    authenticate: () =>
      new Promise((resolve) => {
        setAnswerBank(() => (token: string | null) => {
          setAnswerBank(null)
          resolve(token)
        })
      }),
  }))

  const field = (name: keyof TypedCard) => ({
    name,
    value: card[name],
    error: problems.find((problem) => problem.field === name)?.message,
    autoComplete: autofill[name],
    onChange: (text: string) => setCard((before) => ({ ...before, [name]: text })),
  })

  return (
    <>
      <fieldset className={styles.card} disabled={closedReason !== null} aria-label="Card">
        {closedReason !== null && <p className={styles.closed}>{closedReason}</p>}
        <div id="at-cardname" className={styles.wide}>
          <TextInput label="Name on card" {...field('cardname')} />
        </div>
        <div id="at-cardnumber" className={styles.wide}>
          <TextInput label="Card number" inputMode="numeric" maxLength={30} {...field('cardnumber')} />
        </div>
        <div id="at-expirymonth">
          <Select
            label="Expiry month"
            options={[
              { value: '', label: 'MM' },
              ...months.map((month) => ({ value: month, label: month.padStart(2, '0') })),
            ]}
            {...field('expirymonth')}
          />
        </div>
        <div id="at-expiryyear">
          <Select
            label="Expiry year"
            options={[
              { value: '', label: 'YYYY' },
              ...years.map(({ year, isPast }) => ({
                value: String(year),
                label: String(year),
                isDisabled: isPast,
              })),
            ]}
            {...field('expiryyear')}
          />
        </div>
        <div id="at-securitycode">
          <TextInput label="Security code" inputMode="numeric" maxLength={4} {...field('securitycode')} />
        </div>
      </fieldset>
      {closedReason === null && (
        <details className={styles.test}>
          <summary>
            <strong>Test mode.</strong> No money moves: test cards
          </summary>
          <p>Only these cards are accepted, with any name, any future date and any security code:</p>
          <ul className={styles.cards}>
            {testCards.map(({ number, does }) => (
              <li key={number}>
                <span className={styles.number}>{number}</span> {does}
              </li>
            ))}
          </ul>
        </details>
      )}
      <AuthenticationDialog
        isOpen={answerBank !== null}
        onPass={() => answerBank?.(sandboxTokens.authenticationPassed)}
        onFail={() => answerBank?.(sandboxTokens.authenticationFailed)}
        onClose={() => answerBank?.(null)}
      />
    </>
  )
}
