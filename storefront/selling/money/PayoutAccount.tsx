import { type FormEvent, useRef, useState } from 'react'
import type { BreweryMoney } from '../../../shared/api/money-api.ts'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import { CallError } from '../../api/json-calls.ts'
import { actionCalls } from '../../console/act-calls.ts'
import { Effects } from '../../console/ActSteps.tsx'
import { goForSecondFactor, problemText } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { useOwnRole } from '../use-own-role.ts'
import { sellingReads } from '../selling-calls.ts'
import styles from './MoneyPage.module.css'

type Props = { brewery: string; money: BreweryMoney; onChanged: (money: BreweryMoney) => void }

/** Where the money goes, by its last characters; owners say another bank account. */
export function PayoutAccount({ brewery, money: { account }, onChanged }: Props) {
  const isOwner = useOwnRole() === 'owner'
  const [isOpen, setOpen] = useState(false)
  const where = account === null ? 'No account is known to pay into.' : `Paid into ${nameOf(account)}.`
  return (
    <div className={styles.account}>
      <p>{where}</p>
      {isOwner && account?.kind !== 'stripe' && (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {account === null ? 'Say where you are paid' : 'Another account'}
        </Button>
      )}
      <Drawer isOpen={isOpen} isSheetOnPhone title="Where you are paid" onClose={() => setOpen(false)}>
        <AccountForm
          brewery={brewery}
          onDone={(money) => {
            setOpen(false)
            onChanged(money)
          }}
        />
      </Drawer>
    </div>
  )
}

const nameOf = ({ kind, ending }: NonNullable<BreweryMoney['account']>) =>
  `${kind === 'bank' ? 'the bank account' : 'the Stripe account'} ending in ${ending}`

type Looked = { body: object; preview: StepPreview }

/** Typed, shown, then done, as all actions are; but bank details are stored in no browser, so they wait for no signal. */
function AccountForm({ brewery, onDone }: { brewery: string; onDone: (money: BreweryMoney) => void }) {
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [looked, setLooked] = useState<Looked | null>(null)
  /** The same press that is sent again is the same change. */
  const key = useRef('')
  const calls = actionCalls<BreweryMoney>(`${sellingReads.money(brewery)}/account`, { method: 'PUT' })
  const send = async (work: () => Promise<void>) => {
    setSending(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      if (goForSecondFactor(error)) return
      if (error instanceof CallError) setLooked(null)
      setProblem(problemText(error))
    }
    setSending(false)
  }
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const body = { holder: text('holder'), sortCode: text('sortCode'), accountNumber: text('accountNumber') }
    key.current = crypto.randomUUID()
    return send(async () => setLooked({ body, preview: await calls.preview(body) }))
  }
  const take = ({ body, preview: { digest } }: Looked) =>
    send(async () => {
      const money = await calls.take(body, { digest, key: key.current })
      announce('The account is changed.', { isShown: true })
      onDone(money)
    })
  return (
    <>
      <form
        className={styles.form}
        hidden={looked !== null}
        onSubmit={(event) => void look(event)}
        noValidate
      >
        <p>A British bank account of the brewery. It is used from the next payout.</p>
        <TextInput label="Name on the account" name="holder" maxLength={100} autoComplete="off" isRequired />
        <TextInput
          label="Sort code"
          name="sortCode"
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          isRequired
        />
        <TextInput
          label="Account number"
          name="accountNumber"
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          isRequired
        />
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        <Button type="submit" isWide isLoading={isSending}>
          Review
        </Button>
      </form>
      {looked !== null && (
        <div className={styles.form}>
          <Effects preview={looked.preview} />
          {problem !== undefined && <Notice tone="error">{problem}</Notice>}
          <Button isWide isLoading={isSending} onClick={() => void take(looked)}>
            Pay into this account
          </Button>
          <Button isWide variant="quiet" onClick={() => setLooked(null)}>
            Back
          </Button>
        </div>
      )}
    </>
  )
}
