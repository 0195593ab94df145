import { useState } from 'react'
import type { EmptiesCount } from '../../../shared/api/empties-api.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { formatMoment } from '../../../shared/dates/dates.ts'
import { deadlineText } from '../../../shared/delivery/arrival-text.ts'
import { Button } from '../../ui/core/Button.tsx'
import { SectionHeading } from '../../ui/core/SectionHeading.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import styles from './Empties.module.css'

type Answer = (id: string, body: { agrees: boolean; note: string | null }) => Promise<boolean>
type Props = { counts: readonly EmptiesCount[]; isWorking: boolean; onAnswer: Answer }

/** Counts of breweries that the pub has not signed: it agrees, or says what it counted (EMPT-02). */
export function CountsRequest({ counts, isWorking, onAnswer }: Props) {
  return (
    <section className={styles.section} aria-labelledby="empties-asked">
      <SectionHeading id="empties-asked" title="Is this right?" />
      <ul className={styles.cards}>
        {counts.map((count) => (
          <CountRequest key={count.id} count={count} isWorking={isWorking} onAnswer={onAnswer} />
        ))}
      </ul>
    </section>
  )
}

function CountRequest({ count, isWorking, onAnswer }: Omit<Props, 'counts'> & { count: EmptiesCount }) {
  const { id, count: units, kind, breweryName, address, countedBy, countedAt, answerBy, note } = count
  const [isRefusing, setIsRefusing] = useState(false)
  const [words, setWords] = useState('')
  const counted = containersText(units, kind)
  return (
    <li className={styles.card}>
      <p>
        <b>
          {breweryName}: {counted} back
        </b>{' '}
        from {address}. Counted by {countedBy}, {formatMoment(countedAt)}.
      </p>
      {note !== null && <p>{note}</p>}
      <p className={styles.soft}>If you don’t answer by {deadlineText(answerBy)}, the count is accepted.</p>
      {isRefusing && (
        <TextInput
          label="What did you count?"
          name={`count-${id}`}
          rows={3}
          maxLength={1000}
          hint="The brewery and Dray read it."
          value={words}
          onChange={setWords}
        />
      )}
      <div className={styles.acts}>
        {isRefusing ? (
          <Button
            isLoading={isWorking}
            onClick={() => void onAnswer(id, { agrees: false, note: words.trim() || null })}
          >
            Send
          </Button>
        ) : (
          <Button isLoading={isWorking} onClick={() => void onAnswer(id, { agrees: true, note: null })}>
            Agree
            <span className="visually-hidden"> to {counted}</span>
          </Button>
        )}
        <Button variant="quiet" onClick={() => setIsRefusing(!isRefusing)}>
          {isRefusing ? 'Back' : 'It is not right'}
        </Button>
      </div>
    </li>
  )
}
