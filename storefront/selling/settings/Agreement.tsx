import { type FormEvent, useRef, useState } from 'react'
import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { wholeDay } from '../../console/whole-moment.ts'
import { agencyAgreement } from '../../../shared/standing/agreement-text.ts'
import { clientCall } from '../../api/client-calls.ts'
import { CallError } from '../../api/json-calls.ts'
import { goForSecondFactor, problemText } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './SettingsPage.module.css'

type Props = {
  brewery: string
  standing: BreweryStanding
  mayAccept: boolean
  onAccepted: (standing: BreweryStanding) => void
}

/** What brewery and Dray agree; an owner accepts it by typing a name. */
export function Agreement({ brewery, standing, mayAccept, onAccepted }: Props) {
  const { current, accepted } = standing.agreement
  return (
    <section className={styles.section} id="agreement" aria-labelledby="agreement-title">
      <h2 id="agreement-title">Agreement</h2>
      <p className={styles.soft}>
        {accepted === null
          ? `Version ${current}, not accepted yet.`
          : `Version ${accepted.version}, accepted by ${accepted.by} on ${wholeDay(accepted.at)}.`}
      </p>
      <dl className={styles.clauses}>
        {agencyAgreement.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {accepted?.version !== current &&
        (mayAccept ? (
          <AcceptForm brewery={brewery} version={current} onAccepted={onAccepted} />
        ) : (
          <p>An owner of the brewery accepts it here.</p>
        ))}
    </section>
  )
}

type FormProps = Pick<Props, 'brewery' | 'onAccepted'> & { version: string }

function AcceptForm({ brewery, version, onAccepted }: FormProps) {
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  /** The same press that is sent again is the same change. */
  const key = useRef('')
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') return setProblem('Type your name.')
    key.current ||= crypto.randomUUID()
    setSending(true)
    try {
      const path = `/api/sell/${encodeURIComponent(brewery)}/agreement`
      const body = { version, name }
      const standing = await clientCall<BreweryStanding>(path, { method: 'POST', body, key: key.current })
      announce('The agreement is accepted.', { isShown: true })
      onAccepted(standing)
    } catch (error) {
      if (goForSecondFactor(error)) return
      if (error instanceof CallError) key.current = ''
      setProblem(problemText(error))
      setSending(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        label="Your name"
        name="name"
        hint="Typing it accepts the agreement for the brewery."
        maxLength={200}
        autoComplete="name"
        error={problem}
        isRequired
      />
      <div>
        <Button type="submit" isLoading={isSending}>
          Accept the agreement
        </Button>
      </div>
    </form>
  )
}
