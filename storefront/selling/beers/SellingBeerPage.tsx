import { useState } from 'react'
import type { OwnBeer } from '../../../shared/api/beers-api.ts'
import {
  type BeerWords,
  beerWordNames,
  beerWords,
  beerWordText,
  noWords,
} from '../../../shared/catalogue/beer-words.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { announce } from '../../ui/core/announce.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import layout from '../OrderPage.module.css'
import { BeerPictures } from '../insight/BeerPictures.tsx'
import { useOwnRole } from '../use-own-role.ts'
import { archiveBeerAction } from './archive-acts.ts'
import { AskChange } from './RequestChange.tsx'
import { beerReads, newBeerFrom } from './beer-calls.ts'
import { BeerBatches } from './BeerBatches.tsx'
import styles from './SellingBeerPage.module.css'
import { BeerSizes } from './BeerSizes.tsx'
import { Gallery } from './Gallery.tsx'
import { ChangeNotice } from './ChangeNotice.tsx'

/** /sell/{brewery}/beers/{id}: one beer, what of it holds and what waits for Dray (SELL-27). */
export function SellingBeerPage({ brewery, id }: { brewery: string; id: string }) {
  const { loaded, again, show } = useConsoleRead<OwnBeer>(beerReads.beer(brewery, id))
  return (
    <Answered isPage loaded={loaded} again={again}>
      {(beer) => <Beer brewery={brewery} beer={beer} again={again} show={show} />}
    </Answered>
  )
}

type Props = { brewery: string; beer: OwnBeer; again: () => void; show: (beer: OwnBeer) => void }

function Beer({ brewery, beer, again, show }: Props) {
  const { id, stands, change } = beer
  const name = stands?.name ?? change?.proposed.name ?? ''
  useTitle(name)
  const role = useOwnRole()
  const mayChange = role === 'owner' || role === 'sales'
  const [isChanging, setChanging] = useState(false)
  const [isArchiving, setArchiving] = useState(false)
  const open = change?.state === 'waiting' || stands === null ? change?.proposed : undefined
  return (
    <article className={layout.order}>
      <Head
        brewery={brewery}
        beer={beer}
        name={name}
        onChange={mayChange ? () => setChanging(true) : null}
        onArchive={mayChange && stands !== null ? () => setArchiving(true) : null}
      />
      <div className={layout.body}>
        {change !== null && (
          <ChangeNotice
            key={`${change.id} ${change.state}`}
            brewery={brewery}
            change={change}
            stands={stands}
            mayChange={mayChange}
            onWithdrawn={again}
          />
        )}
        {stands !== null && (
          <>
            <BeerSizes brewery={brewery} beer={beer} mayChange={mayChange} onChanged={show} />
            <BeerBatches brewery={brewery} beer={beer} mayChange={mayChange} onChanged={show} />
            <BeerPictures brewery={brewery} beer={beer} name={name} />
          </>
        )}
      </div>
      {stands !== null && (
        <aside className={layout.side}>
          {beer.imageUrl !== null && (
            <img
              className={styles.label}
              src={beer.imageUrl}
              alt={`The label of ${name}`}
              width="280"
              height="280"
            />
          )}
          <Words words={stands} />
          <Gallery brewery={brewery} gallery={stands.gallery} />
        </aside>
      )}
      {isArchiving && (
        <FieldsDialog<OwnBeer>
          act={archiveBeerAction(beerReads.beer(brewery, id), name, beer)}
          onClose={() => setArchiving(false)}
          onDone={(changed) => {
            setArchiving(false)
            show(changed)
          }}
        />
      )}
      <Drawer isOpen={isChanging} isSheetOnPhone title={`Change ${name}`} onClose={() => setChanging(false)}>
        {isChanging && (
          <AskChange
            brewery={brewery}
            beerId={id}
            words={{ ...noWords, ...stands, ...open }}
            onClose={() => setChanging(false)}
            onDone={({ outcome }) => {
              setChanging(false)
              announce(outcomes[outcome], { isShown: true })
              again()
            }}
          />
        )}
      </Drawer>
    </article>
  )
}

const outcomes = {
  done: 'The beer is changed.',
  waits: 'Dray looks at the change.',
  same: 'The beer stays as it is.',
} as const

type HeadProps = {
  brewery: string
  beer: OwnBeer
  name: string
  onChange: (() => void) | null
  onArchive: (() => void) | null
}

function Head({ brewery, beer, name, onChange, onArchive }: HeadProps) {
  const { id, stands, change, path, containers, isArchived } = beer
  return (
    <header className={layout.head}>
      <p>
        <a href={sellingPaths.beers(brewery)}>Beers</a>
      </p>
      <div className={layout.title}>
        <h1>{name}</h1>
      </div>
      <p className={layout.facts}>
        {change?.state === 'waiting' && <Badge tone="malt">Waiting for Dray</Badge>}
        {isArchived && <Badge>Archived</Badge>}
        {stands !== null &&
          !isArchived &&
          (containers.some(({ isOnline }) => isOnline) ? (
            <Badge tone="hop">Sold online</Badge>
          ) : (
            <Badge>Not sold online</Badge>
          ))}
        {stands !== null && (
          <span>
            {beerWordText('style', stands)}
            {stands.targetAbv !== null && `, ${beerWordText('targetAbv', stands)} ABV`}
          </span>
        )}
      </p>
      <p className={styles.acts}>
        {onChange !== null &&
          (stands === null ? (
            <LinkButton href={newBeerFrom(brewery, 'beer', id)}>Edit details</LinkButton>
          ) : (
            <Button onClick={onChange}>Edit details</Button>
          ))}
        {onChange !== null && (
          <LinkButton variant="quiet" href={newBeerFrom(brewery, 'copy', id)}>
            Copy to a new beer
          </LinkButton>
        )}
        {path !== null && (
          <LinkButton variant="quiet" href={path}>
            See as a pub
          </LinkButton>
        )}
        {onArchive !== null && (
          <Button variant="quiet" onClick={onArchive}>
            {isArchived ? 'Take it back' : 'Archive'}
          </Button>
        )}
      </p>
    </header>
  )
}

function Words({ words }: { words: BeerWords }) {
  return (
    <section aria-labelledby="words">
      <h2 id="words">What it says</h2>
      <dl className={styles.facts}>
        {beerWords.map((word) => (
          <div key={word}>
            <dt>{beerWordNames[word]}</dt>
            <dd>{beerWordText(word, words)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
