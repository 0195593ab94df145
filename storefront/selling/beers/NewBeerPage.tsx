import type { BeerDrafts, NewBeerSize, OwnBeer, OwnBeerList } from '../../../shared/api/beers-api.ts'
import { type BeerWords, noWords } from '../../../shared/catalogue/beer-words.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { goTo } from '../../console/console-address.ts'
import { NothingHere } from '../../console/NothingHere.tsx'
import { useAddress } from '../../console/use-address.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { Select } from '../../ui/forms/Select.tsx'
import { beerReads, newBeerFrom } from './beer-calls.ts'
import { NewBeerForm } from './NewBeerForm.tsx'
import layout from '../OrderPage.module.css'
import styles from './NewBeerPage.module.css'

/** /sell/{brewery}/beers/new: a beer with its sizes, begun afresh, with a draft, or as a copy (SELL-43). */
export function NewBeerPage({ brewery }: { brewery: string }) {
  const query = new URLSearchParams(useAddress().split('?')[1] ?? '')
  const [draft, copy, beer] = ['draft', 'copy', 'beer'].map((name) => query.get(name))
  const title = beer ? 'Edit the new beer' : 'New beer'
  useTitle(title)
  const fresh = { brewery, beerId: null, draft: null, words: noWords, sizes: [], from: '' }
  const source = beer ?? copy
  return (
    <div className={styles.form}>
      <header className={layout.head}>
        <p>
          <a href={sellingPaths.beers(brewery)}>Beers</a>
        </p>
        <h1>{title}</h1>
        {!source && !draft && <CopyField brewery={brewery} />}
      </header>
      {draft ? (
        <OfDraft brewery={brewery} id={draft} key={draft} />
      ) : source ? (
        <OfBeer brewery={brewery} id={source} isCopy={!beer} key={source} />
      ) : (
        <NewBeerForm {...fresh} />
      )}
    </div>
  )
}

function OfDraft({ brewery, id }: { brewery: string; id: string }) {
  const { loaded, again } = useConsoleRead<BeerDrafts>(beerReads.drafts(brewery))
  return (
    <Answered loaded={loaded} again={again}>
      {({ drafts }) => {
        const draft = drafts.find((each) => each.id === id)
        if (draft === undefined) return <NothingHere />
        const words = { ...noWords, ...draft.words }
        return (
          <NewBeerForm
            brewery={brewery}
            beerId={null}
            draft={id}
            words={words}
            sizes={draft.sizes}
            from={`${id} ${draft.savedAt}`}
            key={draft.savedAt}
          />
        )
      }}
    </Answered>
  )
}

function OfBeer({ brewery, id, isCopy }: { brewery: string; id: string; isCopy: boolean }) {
  const { loaded, again } = useConsoleRead<OwnBeer>(beerReads.beer(brewery, id))
  return (
    <Answered loaded={loaded} again={again}>
      {(beer) => {
        if (!isCopy && beer.stands !== null) return <NothingHere />
        const words = { ...noWords, ...(beer.stands ?? beer.change?.proposed) }
        const sizes = beer.stands === null ? beer.sizesToCome : beer.containers.map(sizeOf)
        return (
          <NewBeerForm
            brewery={brewery}
            beerId={isCopy ? null : id}
            draft={null}
            words={isCopy ? copied(words) : words}
            sizes={isCopy ? sizes.map((size) => ({ ...size, units: null })) : sizes}
            from={isCopy ? `copy ${id}` : ''}
          />
        )
      }}
    </Answered>
  )
}

/** A copy has a name and pictures of its own. */
const copied = (words: BeerWords): BeerWords => ({ ...words, name: '', picture: null, gallery: [] })

/** What a size of a beer is, without its stock. */
const sizeOf = ({ type, couplerType, ...size }: OwnBeer['containers'][number]): NewBeerSize => ({
  name: size.name,
  type: type as NewBeerSize['type'],
  volumeMl: size.volumeMl,
  packSize: size.packSize,
  couplerType: couplerType as NewBeerSize['couplerType'],
  priceMinor: size.priceMinor,
  units: null,
  dutyRate: size.dutyRate,
  dutyMinor: size.dutyMinor,
})

function CopyField({ brewery }: { brewery: string }) {
  const { loaded } = useConsoleRead<OwnBeerList>(beerReads.list(brewery))
  const beers = loaded.state === 'ready' ? loaded.value.rows : []
  if (beers.length === 0) return null
  return (
    <div>
      <Select
        label="Copy from another beer"
        name="copy"
        value=""
        options={[
          { value: '', label: 'Begin with an empty form' },
          ...beers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => id !== '' && goTo(newBeerFrom(brewery, 'copy', id))}
      />
    </div>
  )
}
