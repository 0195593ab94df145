import { type FormEvent, useState } from 'react'
import type { TriedPostcode } from '../../../shared/api/delivery-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { problemText } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { sellingReads } from '../selling-calls.ts'
import styles from './DeliveryPage.module.css'

/** What the checkout says of a postcode under the terms in force (SELL-34). */
export function TryPostcode({ brewery }: { brewery: string }) {
  const [answer, setAnswer] = useState<{ text: string; isWrong: boolean } | null>(null)
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const postcode = String(new FormData(event.currentTarget).get('postcode') ?? '').trim()
    const call = `${sellingReads.delivery(brewery)}/quote?${new URLSearchParams({ postcode })}`
    try {
      const { sentence } = await clientCall<TriedPostcode>(call)
      setAnswer({ text: `${postcode.toUpperCase()}: ${sentence}`, isWrong: false })
    } catch (error) {
      setAnswer({ text: problemText(error), isWrong: true })
    }
  }
  return (
    <section className={styles.part} aria-labelledby="try">
      <h2 id="try">Try a postcode</h2>
      <form className={styles.try} onSubmit={(event) => void ask(event)} noValidate>
        <TextInput
          label="Postcode"
          name="postcode"
          maxLength={10}
          autoComplete="off"
          {...(answer?.isWrong && { error: answer.text })}
        />
        <Button type="submit" variant="quiet">
          Try
        </Button>
      </form>
      <p role="status">{answer !== null && !answer.isWrong && <strong>{answer.text}</strong>}</p>
    </section>
  )
}
