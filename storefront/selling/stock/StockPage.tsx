import { useState } from 'react'
import type { StockList, StockRow } from '../../../shared/api/stock-api.ts'
import { stockViews } from '../../../shared/api/list-views.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { addressWith } from '../../console/console-address.ts'
import { ListPage } from '../../console/ListPage.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { sellingReads } from '../selling-calls.ts'
import { laterForm } from '../../console/later-screen.tsx'
import { StockRows } from './StockRows.tsx'
import { stockViewTexts } from './stock-words.ts'
import { useIsLooking } from '../use-own-role.ts'

const StockDrawer = laterForm(async () => (await import('./StockDrawer.tsx')).StockDrawer)
const StockPicture = laterForm(async () => (await import('../insight/StockPicture.tsx')).StockPicture)

type Open = { row: StockRow; isCounting: boolean }

const views = stockViews.map((key) => ({ key, ...stockViewTexts[key] }))

/** /sell/{brewery}/stock: what is there of each container, and what may be recorded of it (SELL-29). */
export function StockPage({ brewery }: { brewery: string }) {
  const isLooking = useIsLooking()
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <ListPage<StockRow, StockList>
      title="Stock"
      call={sellingReads.stock(brewery)}
      views={views}
      firstView="all"
      allView="all"
      nouns={['container', 'containers']}
      placeholder="Beer, size or id"
      filterNames={[]}
      csv="stock.csv"
      renderActs={(query) =>
        !isLooking && (
          <LinkButton size="small" href={addressWith(query, { page: null }, sellingPaths.count(brewery))}>
            Count
          </LinkButton>
        )
      }
    >
      {({ rows }, again) => (
        <>
          <StockRows
            caption="Stock"
            rows={rows}
            onOpen={(row) => setOpen({ row, isCounting: false })}
            onCount={(row) => setOpen({ row, isCounting: true })}
          />
          <StockPicture rows={rows} />
          {open !== null && (
            <StockDrawer
              key={open.row.containerId}
              brewery={brewery}
              row={rows.find(({ containerId }) => containerId === open.row.containerId) ?? open.row}
              isCounting={open.isCounting}
              onClose={() => setOpen(null)}
              onChanged={() => {
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
