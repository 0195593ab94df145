import { useState } from 'react'
import type { BeerDrafts } from '../../../shared/api/beers-api.ts'
import { problemText, useConsoleRead } from '../../console/use-console-read.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { beerReads, removeDraft, newBeerFrom } from './beer-calls.ts'
import styles from './SellingBeerPage.module.css'

/** New beers that were not sent yet, above the list of a brewery's beers (SELL-43). */
export function BeerDraftRows({ brewery, mayChange }: { brewery: string; mayChange: boolean }) {
  const { loaded, show } = useConsoleRead<BeerDrafts>(beerReads.drafts(brewery))
  const [removing, setRemoving] = useState<string | null>(null)
  const drafts = loaded.state === 'ready' ? loaded.value.drafts : []
  if (drafts.length === 0) return null
  const remove = async (id: string) => {
    setRemoving(id)
    try {
      show(await removeDraft(brewery, id))
      announce('The draft is removed.', { isShown: true })
    } catch (fault) {
      announce(problemText(fault), { isShown: true, isUrgent: true })
    }
    setRemoving(null)
  }
  return (
    <section aria-labelledby="beer-drafts">
      <h2 className={styles.draftsHead} id="beer-drafts">
        {drafts.length === 1 ? '1 draft' : `${drafts.length} drafts`}
      </h2>
      <ul className={styles.rows}>
        {drafts.map(({ id, words, savedAt, savedBy }) => (
          <li className={styles.row} key={id}>
            <div>
              {mayChange ? (
                <a href={newBeerFrom(brewery, 'draft', id)}>{words.name ?? 'Without a name'}</a>
              ) : (
                (words.name ?? 'Without a name')
              )}
              <p className={styles.soft}>
                Saved {wholeMoment(savedAt)} by {savedBy}
              </p>
            </div>
            {mayChange && (
              <Button
                size="small"
                variant="quiet"
                isLoading={removing === id}
                onClick={() => void remove(id)}
              >
                Remove<span className="visually-hidden"> the draft {words.name ?? 'without a name'}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
