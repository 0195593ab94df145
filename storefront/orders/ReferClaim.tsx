import { type FormEvent, useState } from 'react'
import type { OrderClaim, OrderClaims } from '../../shared/api/claims-api.ts'
import { longestClaimText } from '../../shared/orders/claim-kinds.ts'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { claimCalls } from './own-claim-calls.ts'
import styles from './OrderClaims.module.css'
import { problemOf } from './use-read.ts'

type Props = { number: string; claim: OrderClaim; onChange: (claims: OrderClaims) => void }

/** Takes a refused claim to Dray, with the buyer's words. */
export function AskDray({ number, claim, onChange }: Props) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    setSending(true)
    try {
      onChange(await claimCalls.ask(number, claim.id, note))
      announce('Dray decides your claim.', { isShown: true })
    } catch (error) {
      setProblem(problemOf(error))
      setSending(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void ask(event)} noValidate>
      <TextInput
        label="Why do you not agree?"
        name="note"
        rows={3}
        maxLength={longestClaimText}
        error={problem}
      />
      <div>
        <Button type="submit" size="small" isLoading={isSending}>
          Ask Dray to decide
        </Button>
      </div>
    </form>
  )
}
