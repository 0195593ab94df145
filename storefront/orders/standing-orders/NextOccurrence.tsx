import { useState } from 'react'
import type { StandingOccurrence, StandingOrder } from '../../../shared/api/standing-orders-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { RuledSection } from '../../ui/layout/RuledSection.tsx'
import { standingCalls } from './standing-order-calls.ts'
import { nextText, occurrenceWords, termsOfPreview } from './standing-order-words.ts'
import { lineChanges, StandingLines } from './StandingLines.tsx'
import { StandingSums } from './StandingSums.tsx'
import styles from './StandingOrders.module.css'
import { useStandingAction } from './use-standing-act.ts'

type Props = {
  standingOrder: StandingOrder
  next: StandingOccurrence
  onChange: (standingOrder: StandingOrder) => void
}

/** The occurrence that comes next: its preview, and what can be done with it alone. */
export function NextOccurrence({ standingOrder, next, onChange }: Props) {
  const { id } = standingOrder
  const { payment } = next.terms ?? standingOrder
  const unchanged = termsOfPreview(standingOrder, next)
  const { act, isWorking, problem } = useStandingAction(onChange)
  const [units, setUnits] = useState<ReadonlyMap<string, number> | null>(null)
  const isPrepared = next.state === 'prepared'
  const skip = () =>
    void act(() => standingCalls.step(id, next.day, 'skip'), 'It is skipped: nothing is ordered this time.')
  const confirm = async () => {
    const after = await act(() => standingCalls.step(id, next.day, 'confirm'), 'The order is placed.')
    const number = after?.past.find(({ day }) => day === next.day)?.orderNumber
    if (number) location.assign(paths.orderPayment(number))
  }
  const change = async (lines: ReadonlyMap<string, number>) => {
    const body = { lines: lineChanges(next.lines, lines) }
    if (await act(() => standingCalls.step(id, next.day, 'change', body), 'This one is changed.'))
      setUnits(null)
  }
  return (
    <RuledSection id="next" title="Next one">
      <div className={styles.panel}>
        <div className={styles.head}>
          <p>{nextText(standingOrder, next)}</p>
          <span className={styles.badges}>
            {next.isChanged && <Badge tone="malt">Changed for this one</Badge>}
            <Badge tone={occurrenceWords[next.state].tone}>{occurrenceWords[next.state].text}</Badge>
          </span>
        </div>
        {isPrepared && unchanged.length > 0 && (
          <Notice
            tone="info"
            title="You changed the standing order after this preview. This one stays as it was:"
          >
            <Sentences sentences={unchanged} />
          </Notice>
        )}
        {next.preview && <Differences preview={next.preview} isPrepared={isPrepared} />}
        {units === null ? (
          <StandingLines lines={next.lines} />
        ) : (
          <StandingLines
            lines={next.lines}
            units={units}
            onChange={(itemId, quantity) => setUnits(new Map([...units, [itemId, quantity]]))}
          />
        )}
        {next.preview && units === null && (
          <>
            <StandingSums standingOrder={standingOrder} next={next} />
            <p className={styles.soft}>
              {isPrepared
                ? 'Nothing is reserved or charged yet. A beer that costs more by then is left out; of one with fewer left you get what there is.'
                : 'At today’s prices. Nothing is reserved or charged yet.'}
            </p>
          </>
        )}
        {problem !== null && (
          <Notice tone="error" title="Nothing was changed.">
            <p>{problem}</p>
          </Notice>
        )}
        {units === null ? (
          <div className={styles.actions}>
            {isPrepared && payment === 'card' && (
              <Button isLoading={isWorking} onClick={() => void confirm()}>
                Confirm and pay
              </Button>
            )}
            {isPrepared && (
              <Button variant="quiet" onClick={() => setUnits(new Map())}>
                Change this one
              </Button>
            )}
            <Button variant="quiet" isLoading={isWorking} onClick={skip}>
              Skip this one
            </Button>
          </div>
        ) : (
          <div className={styles.actions}>
            <Button isLoading={isWorking} onClick={() => void change(units)}>
              Save for this one
            </Button>
            <Button variant="quiet" onClick={() => setUnits(null)}>
              Leave as it was
            </Button>
          </div>
        )}
      </div>
    </RuledSection>
  )
}

type DifferencesProps = { preview: NonNullable<StandingOccurrence['preview']>; isPrepared: boolean }

/** Why it could not be placed, what is not as the last time, and when it arrives. */
function Differences({ preview: { changes, problem, runText }, isPrepared }: DifferencesProps) {
  return (
    <>
      {problem !== null && (
        <Notice
          tone="warning"
          title={
            isPrepared
              ? 'As things stood at the preview it could not be placed.'
              : 'As things are today it could not be placed.'
          }
        >
          <p>{problem}</p>
        </Notice>
      )}
      {changes.length > 0 && (
        <Notice tone="info" title="What is different this time:">
          <Sentences sentences={changes} />
        </Notice>
      )}
      {runText !== null && <p>{runText}</p>}
    </>
  )
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className={styles.changes}>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)
