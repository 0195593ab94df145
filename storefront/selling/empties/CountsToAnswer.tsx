import type { EmptiesCount } from '../../../shared/api/empties-api.ts'
import { containersText } from '../../../shared/deposits/container-names.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { Button } from '../../ui/core/Button.tsx'
import styles from './EmptiesAtPubs.module.css'
import { answerAction } from './empties-acts.ts'
import { countText } from './empties-words.ts'

type Props = {
  counts: readonly EmptiesCount[]
  mayAct: boolean
  brewery: string
  onAct: (action: PlainAction) => void
}

/** Counts of empties that wait for an answer, and below them those of the last 90 days; nothing where there is none. */
export function CountsToAnswer({ counts, mayAct, brewery, onAct }: Props) {
  const waiting = counts.filter(({ state }) => state === 'asked' || state === 'disputed')
  const over = counts.filter((count) => !waiting.includes(count))
  return (
    <>
      {waiting.length > 0 && (
        <section className={styles.part} aria-labelledby="counts">
          <h2 id="counts">Counts waiting for an answer</h2>
          <ul className={styles.cards}>
            {waiting.map((count) => (
              <li className={styles.card} key={count.id}>
                <CountFacts count={count} />
                {mayAct && count.side === 'pub' && count.state === 'asked' && (
                  <span>
                    <Button size="small" onClick={() => onAct(answerAction(brewery, count, true))}>
                      Agree
                      <span className="visually-hidden"> with {count.pubName}</span>
                    </Button>{' '}
                    <Button
                      size="small"
                      variant="quiet"
                      onClick={() => onAct(answerAction(brewery, count, false))}
                    >
                      It is not right
                      <span className="visually-hidden">: {count.pubName}</span>
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <details className={styles.part}>
          <summary>Counts of the last 90 days</summary>
          <ul className={styles.cards}>
            {over.map((count) => (
              <li key={count.id}>
                <CountFacts count={count} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function CountFacts({ count }: { count: EmptiesCount }) {
  const { pubName, address, countedBy, countedAt, note, answer } = count
  return (
    <>
      <p>
        <b>
          {pubName}: {containersText(count.count, count.kind)} back
        </b>
        , counted by {countedBy}, {wholeMoment(countedAt)}. {countText(count)}
      </p>
      <p className={styles.soft}>{[address, note, answer].filter(Boolean).join('. ')}</p>
    </>
  )
}
