import { useState } from 'react'
import type { BeerChange } from '../../../shared/api/beers-api.ts'
import type { BeerWords } from '../../../shared/catalogue/beer-words.ts'
import { wholeDay, wholeMoment } from '../../console/whole-moment.ts'
import { problemText } from '../../console/use-console-read.ts'
import { WordDifference } from '../../console/WordDifference.tsx'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { beerReads, withdrawChange } from './beer-calls.ts'
import styles from './SellingBeerPage.module.css'

type Props = {
  brewery: string
  change: BeerChange
  stands: BeerWords | null
  mayChange: boolean
  onWithdrawn: () => void
}

/** What waits for Dray, or why Dray refused it, beside the current version (SELL-27). */
export function ChangeNotice({ brewery, change, stands, mayChange, onWithdrawn }: Props) {
  const { beerId, isNew, state, proposed, askedAt, askedBy, dueAt, reason, decidedAt } = change
  const [key] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const withdraw = async () => {
    setSending(true)
    try {
      await withdrawChange(brewery, beerId, key)
      announce('The change is taken back.', { isShown: true })
      onWithdrawn()
    } catch (fault) {
      announce(problemText(fault), { isShown: true, isUrgent: true })
      setSending(false)
    }
  }
  const isWaiting = state === 'waiting'
  const title = isWaiting
    ? `${isNew ? 'The beer is waiting' : 'A change is waiting'} for Dray`
    : `Dray refused ${isNew ? 'the beer' : 'a change'}${decidedAt === null ? '' : ` on ${wholeDay(decidedAt)}`}`
  return (
    <section className={styles.adding} aria-label={title}>
      <Notice
        tone={isWaiting ? 'info' : 'warning'}
        title={title}
        {...(isWaiting &&
          mayChange && {
            action: (
              <Button size="small" variant="quiet" isLoading={isSending} onClick={() => void withdraw()}>
                Take it back
              </Button>
            ),
          })}
      >
        <p>
          {isWaiting
            ? `Requested by ${askedBy}, ${wholeMoment(askedAt)}. Dray decides by ${wholeDay(dueAt)}; ${isNew ? 'pubs do not see it yet' : 'pubs see the current version'}.`
            : `‘${reason ?? ''}’ Change it and send it again.`}
        </p>
      </Notice>
      <WordDifference
        stands={stands}
        wanted={proposed}
        pictureCall={(name) => beerReads.picture(brewery, name)}
      />
      {change.sizes.length > 0 && <p>Its sizes: {change.sizes.join('; ')}.</p>}
    </section>
  )
}
