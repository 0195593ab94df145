import type { OwnBeerList, OwnBeerRow, OwnBeerView } from '../../../shared/api/beers-api.ts'
import { ownBeerViews } from '../../../shared/api/list-views.ts'
import { formatAbv } from '../../../shared/format/abv.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { ListPage } from '../../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import styles from '../OrderLines.module.css'
import { useOwnRole } from '../use-own-role.ts'
import { BeerDraftRows } from './BeerDraftRows.tsx'
import { beerReads } from './beer-calls.ts'

const viewTexts: Readonly<Record<OwnBeerView, { name: string; empty: string }>> = {
  all: { name: 'All', empty: 'There are no beers yet.' },
  online: { name: 'Sold online', empty: 'No beer is sold online.' },
  offline: { name: 'Not sold online', empty: 'Every beer is sold online.' },
  waiting: { name: 'Waiting for Dray', empty: 'Nothing is waiting for Dray.' },
  refused: { name: 'Refused', empty: 'Dray has refused nothing that still matters.' },
  archived: { name: 'Archived', empty: 'No beer is archived.' },
}
const views = ownBeerViews.map((key) => ({ key, ...viewTexts[key] }))
const columns = [
  { slot: 'who', label: 'Beer' },
  { slot: 'what', label: 'Sizes' },
  { slot: 'state', label: 'State' },
  { slot: 'more', label: 'To sell' },
  { slot: 'sum', label: 'From, ex VAT' },
] as const

/** /sell/{brewery}/beers: the beers of a brewery, and what of them waits for Dray (SELL-27). */
export function BeersPage({ brewery }: { brewery: string }) {
  const role = useOwnRole()
  const mayChange = role === 'owner' || role === 'sales'
  return (
    <ListPage<OwnBeerRow, OwnBeerList>
      title="Beers"
      call={beerReads.list(brewery)}
      views={views}
      firstView="all"
      allView="all"
      nouns={['beer', 'beers']}
      placeholder="Beer, style or size"
      filterNames={[]}
      renderActs={() =>
        mayChange && (
          <LinkButton size="small" href={sellingPaths.newBeer(brewery)}>
            New beer
          </LinkButton>
        )
      }
      above={draftsAbove(brewery, mayChange)}
    >
      {({ rows }) => (
        <RowTable caption="Beers" columns={columns}>
          {rows.map((row) => (
            <Row key={row.id} brewery={brewery} row={row} />
          ))}
        </RowTable>
      )}
    </ListPage>
  )
}

const draftsAbove = (brewery: string, mayChange: boolean) => () => (
  <BeerDraftRows brewery={brewery} mayChange={mayChange} />
)

function Row({ brewery, row }: { brewery: string; row: OwnBeerRow }) {
  const { id, name, style, targetAbv, containers, fromMinor, sellable, isOnline, isNew, change, imageUrl } =
    row
  return (
    <tr>
      <RowCell slot="who">
        <span className={styles.beer}>
          {imageUrl !== null && <img className={styles.label} src={imageUrl} alt="" width="32" height="32" />}
          <span>
            <a href={sellingPaths.beer(brewery, id)}>{name}</a>
            <Soft>{[style, formatAbv(targetAbv)].filter(Boolean).join(', ')}</Soft>
          </span>
        </span>
      </RowCell>
      <RowCell slot="what">{containers.length === 0 ? 'No sizes yet' : containers.join(', ')}</RowCell>
      <RowCell slot="state">
        {change === 'waiting' && (
          <Badge tone="malt">{isNew ? 'New, waiting for Dray' : 'Change waiting for Dray'}</Badge>
        )}
        {change === 'refused' && <Badge tone="oxide">Refused by Dray</Badge>}
        {change === null && !isOnline && <Badge>Not sold online</Badge>}
        {change === null && isOnline && <Badge tone="hop">Sold online</Badge>}
      </RowCell>
      <RowCell slot="more" label="Sellable">
        {isOnline ? sellable : '–'}
      </RowCell>
      <RowCell slot="sum" label="From">
        {fromMinor === null ? '–' : formatMinor(fromMinor)}
      </RowCell>
    </tr>
  )
}
