import { noWords } from '../../../shared/catalogue/beer-words.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { goTo } from '../../console/console-address.ts'
import { useTitle } from '../../console/use-title.ts'
import { announce } from '../../ui/core/announce.ts'
import { AskChange } from './AskChange.tsx'
import styles from './SellingBeerPage.module.css'

/** /sell/{brewery}/beers/new: a beer that is not in the shop yet (SELL-27). */
export function NewBeerPage({ brewery }: { brewery: string }) {
  useTitle('New beer')
  return (
    <div className={styles.form}>
      <header className={styles.top}>
        <p>
          <a href={sellingPaths.beers(brewery)}>Beers</a>
        </p>
        <h1>New beer</h1>
        <p>Sizes, prices and stock come once it is in the shop.</p>
      </header>
      <AskChange
        brewery={brewery}
        beerId={null}
        words={noWords}
        onClose={() => goTo(sellingPaths.beers(brewery))}
        onDone={({ outcome, beerId }) => {
          announce(outcome === 'done' ? 'The beer is in the shop.' : 'Dray looks at the beer.', {
            isShown: true,
          })
          goTo(sellingPaths.beer(brewery, beerId))
        }}
      />
    </div>
  )
}
