import { useState } from 'react'
import type { PriceList, PriceRow } from '../../../shared/api/price-lists-api.ts'
import { priceViews } from '../../../shared/api/list-views.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { ListPage } from '../../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { multipleText } from '../../../shared/prices/order-multiple.ts'
import { sellingReads } from '../selling-calls.ts'
import { useOwnRole } from '../use-own-role.ts'
import { PriceDrawer } from './PriceDrawer.tsx'
import { containerText, nextText, priceText, priceViewTexts } from './price-words.ts'

const views = priceViews.map((key) => ({ key, ...priceViewTexts[key] }))
const columns = [
  { slot: 'key', label: 'Container' },
  { slot: 'state', label: 'Sold', isLabelHidden: true },
  { slot: 'what', label: 'Next price' },
  { slot: 'sum', label: 'Price ex VAT' },
  { slot: 'press', label: 'Open', isLabelHidden: true },
] as const

/** /sell/{brewery}/prices: what everybody pays for each container, and from when something else (SELL-28). */
export function PricesPage({ brewery }: { brewery: string }) {
  const [open, setOpen] = useState<PriceRow | null>(null)
  const role = useOwnRole()
  const mayChange = role === 'owner' || role === 'sales'
  return (
    <ListPage<PriceRow, PriceList>
      title="Prices"
      call={sellingReads.prices(brewery)}
      views={views}
      firstView="all"
      allView="all"
      nouns={['container', 'containers']}
      placeholder="Beer, size or id"
      filterNames={[]}
      renderActs={() => (
        <>
          <LinkButton size="small" variant="quiet" href={sellingPaths.priceLists(brewery)}>
            Price lists
          </LinkButton>
          <LinkButton size="small" variant="quiet" href={sellingPaths.offers(brewery)}>
            Quantity prices and offers
          </LinkButton>
        </>
      )}
    >
      {({ rows }, again) => (
        <>
          <RowTable caption="Prices" columns={columns}>
            {rows.map((row) => (
              <Row key={row.containerId} row={row} mayChange={mayChange} onOpen={() => setOpen(row)} />
            ))}
          </RowTable>
          {open !== null && (
            <PriceDrawer
              key={open.containerId}
              brewery={brewery}
              row={open}
              mayChange={mayChange}
              onClose={() => setOpen(null)}
              onSet={() => {
                setOpen(null)
                again()
              }}
            />
          )}
        </>
      )}
    </ListPage>
  )
}

function Row({ row, mayChange, onOpen }: { row: PriceRow; mayChange: boolean; onOpen: () => void }) {
  const { beer, container, isOnline, orderMultiple, priceMinor, next } = row
  const multiple = multipleText(orderMultiple)
  return (
    <tr>
      <RowCell slot="key">
        {beer}, {container}
        {multiple !== null && <Soft>{multiple}</Soft>}
      </RowCell>
      <RowCell slot="state">{!isOnline && <Badge>Not sold online</Badge>}</RowCell>
      <RowCell slot="what">{next === null ? '' : nextText(next)}</RowCell>
      <RowCell slot="sum">{priceText(priceMinor)}</RowCell>
      <RowCell slot="press">
        <Button size="small" variant="quiet" onClick={onOpen}>
          {mayChange ? 'Set a price' : 'Earlier prices'}
          <span className="visually-hidden"> of {containerText(row)}</span>
        </Button>
      </RowCell>
    </tr>
  )
}
