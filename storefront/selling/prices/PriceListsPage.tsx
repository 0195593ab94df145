import { useState } from 'react'
import type { ClientList, ClientLists } from '../../../shared/api/price-lists-api.ts'
import type { SellingPub } from '../../../shared/api/selling-pubs-api.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { sellingReads } from '../selling-calls.ts'
import { useOwnRole } from '../use-own-role.ts'
import { AskPrice } from './AskPrice.tsx'
import { readPieces } from './price-calls.ts'
import { listText } from './price-words.ts'
import { PriceListDrawer } from './PriceListDrawer.tsx'
import styles from './PriceLists.module.css'

/** /sell/{brewery}/prices/lists: better prices for some pubs, and what a pub pays (PRICE-02, SELL-28). */
export function PriceListsPage({ brewery }: { brewery: string }) {
  useTitle('Price lists')
  const { loaded, again, show } = useConsoleRead<ClientLists>(sellingReads.priceLists(brewery))
  const pieces = useConsoleRead(brewery, { readIt: readPieces })
  const role = useOwnRole()
  const mayChange = role === 'owner' || role === 'sales'
  // Opened for a pub, it begins with the list that the pub is on, or is to have.
  const [asked] = useState(() => ({
    pub: new URLSearchParams(location.search).get('pub'),
    id: crypto.randomUUID(),
  }))
  const [chosen, setOpen] = useState<Opened | null | undefined>(undefined)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Price lists</h1>
        <LinkButton size="small" variant="quiet" href={sellingPaths.prices(brewery)}>
          Prices
        </LinkButton>
        <p>
          Pubs on a list pay less than everybody else. A pub is on one of your lists at most, and sees its own
          price in the basket; no other pub does. A list for a whole business applies to all its sites, except
          those with a list of their own.
        </p>
      </header>
      <Answered loaded={loaded} again={again}>
        {({ lists }) => (
          <Answered loaded={pieces.loaded} again={pieces.again}>
            {({ containers, pubs }) => {
              const open = chosen === undefined ? openedFor(asked, { lists, pubs, mayChange }) : chosen
              return (
                <>
                  <section className={styles.part} aria-labelledby="lists">
                    <h2 id="lists">Your lists</h2>
                    {lists.length === 0 && <p>There is no list: every pub pays the same.</p>}
                    <ul className={styles.rows}>
                      {lists.map((list) => (
                        <li className={styles.row} key={list.id}>
                          <div>
                            <h3>{list.name}</h3>
                            <p>{listText(list)}</p>
                          </div>
                          <Button
                            size="small"
                            variant="quiet"
                            onClick={() => setOpen({ list, isNew: false })}
                          >
                            {mayChange ? 'Change' : 'Open'}
                            <span className="visually-hidden"> {list.name}</span>
                          </Button>
                        </li>
                      ))}
                    </ul>
                    {mayChange && (
                      <p>
                        <Button
                          variant="quiet"
                          icon="plus"
                          onClick={() => setOpen({ list: emptyList(crypto.randomUUID()), isNew: true })}
                        >
                          Add a price list
                        </Button>
                      </p>
                    )}
                  </section>
                  <AskPrice brewery={brewery} lists={lists} containers={containers} pubs={pubs} />
                  {open !== null && (
                    <PriceListDrawer
                      key={open.list.id}
                      brewery={brewery}
                      {...open}
                      mayChange={mayChange}
                      containers={containers}
                      pubs={pubs}
                      onClose={() => setOpen(null)}
                      onSaved={(saved) => {
                        setOpen(null)
                        show(saved)
                      }}
                    />
                  )}
                </>
              )
            }}
          </Answered>
        )}
      </Answered>
    </div>
  )
}

type Opened = { list: ClientList; isNew: boolean }
type Known = { lists: readonly ClientList[]; pubs: readonly SellingPub[]; mayChange: boolean }

/** The list that a pub is on, else a new one for it; null where the page was opened for none. */
function openedFor(
  { pub: asked, id }: { pub: string | null; id: string },
  { lists, pubs, mayChange }: Known,
): Opened | null {
  const pub = pubs.find((each) => each.pub === asked)
  if (pub === undefined) return null
  const list = lists.find(({ members }) => members.some((member) => member.pub === pub.pub))
  if (list !== undefined) return { list, isNew: false }
  return mayChange ? { list: { ...emptyList(id), name: pub.name, members: [pub] }, isNew: true } : null
}

const emptyList = (id: string): ClientList => ({
  id,
  name: '',
  percentOff: 0,
  members: [],
  businesses: [],
  prices: [],
})
