import { type FormEvent, useRef, useState } from 'react'
import type { ClientList, PriceRow } from '../../../shared/api/price-lists-api.ts'
import type { SellingPub } from '../../../shared/api/selling-pubs-api.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { useFormDraft } from '../../console/drafts/use-form-draft.ts'
import { problemText } from '../../console/use-console-read.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { fetchPrice } from './price-calls.ts'
import { answerText, containerText } from './price-words.ts'
import styles from './PriceLists.module.css'

type Props = {
  brewery: string
  lists: readonly ClientList[]
  containers: readonly PriceRow[]
  pubs: readonly SellingPub[]
}

/** 'What would a pub pay?', of the pubs that bought or are on a list. */
export function AskPrice({ brewery, lists, containers, pubs }: Props) {
  const named = new Map([
    ...pubs.map(({ pub, name }) => [pub, name] as const),
    ...lists.flatMap(({ members }) => members.map(({ pub, name }) => [pub, name] as const)),
  ])
  if (named.size === 0 || containers.length === 0) return null
  return <Question brewery={brewery} containers={containers} named={named} />
}

type AskPriceInput = Pick<Props, 'brewery' | 'containers'> & {
  /** The names of the pubs by their id. */
  named: ReadonlyMap<string, string>
}

function Question({ brewery, containers, named }: AskPriceInput) {
  const form = useRef<HTMLFormElement>(null)
  // It asks and changes nothing: the question stays as it was chosen.
  useFormDraft(form, `ask price ${brewery}`)
  const [answer, setAnswer] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [today] = useState(() => londonDay(new Date()))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { pub = '', container = '' } = typed
    const day = typed['day'] || today
    const row = containers.find(({ containerId }) => containerId === container)
    setAsking(true)
    try {
      const price = await fetchPrice(brewery, { container, pub, day })
      const about = { pub: named.get(pub) ?? 'The pub', container: row ? containerText(row) : 'it', day }
      setAnswer(answerText(price, about))
    } catch (error) {
      setAnswer(problemText(error))
    } finally {
      setAsking(false)
    }
  }
  return (
    <section className={styles.part} aria-labelledby="ask-price">
      <h2 id="ask-price">What would a pub pay?</h2>
      <form className={styles.ask} ref={form} onSubmit={(event) => void submit(event)}>
        <Select
          label="Pub"
          name="pub"
          options={[...named]
            .toSorted(([, one], [, other]) => one.localeCompare(other))
            .map(([value, label]) => ({ value, label }))}
        />
        <Select
          label="Container"
          name="container"
          options={containers.map((row) => ({ value: row.containerId, label: containerText(row) }))}
        />
        <TextInput label="On" name="day" type="date" defaultValue={today} />
        <Button type="submit" variant="quiet" isLoading={isAsking}>
          Ask
        </Button>
      </form>
      <output aria-live="polite">{answer}</output>
    </section>
  )
}
