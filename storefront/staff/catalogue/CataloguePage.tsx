import {
  type CatalogueList,
  type CatalogueRow,
  type CatalogueView,
  catalogueViews,
} from '../../../shared/api/beers-api.ts'
import { type BeerWord, beerWordNames, beerWords } from '../../../shared/catalogue/beer-words.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { ListPage } from '../../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Clock } from '../../ui/acts/Clock.tsx'
import { changeReads } from './change-calls.ts'
import { ChangeBadge } from './ChangeBadge.tsx'

const viewTexts: Readonly<Record<CatalogueView, { name: string; empty: string }>> = {
  waiting: { name: 'Waiting', empty: 'No change of a beer waits.' },
  approved: { name: 'Approved', empty: 'No change has been approved yet.' },
  refused: { name: 'Refused', empty: 'No change has been refused.' },
  withdrawn: { name: 'Taken back', empty: 'No brewery has taken a change back.' },
  all: { name: 'All', empty: 'No brewery has changed a beer yet.' },
}
const views = catalogueViews.map((key) => ({ key, ...viewTexts[key] }))
const columns = [
  { slot: 'who', label: 'Beer' },
  { slot: 'what', label: 'Different' },
  { slot: 'more', label: 'Asked' },
  { slot: 'state', label: 'State' },
] as const

/** /admin/catalogue: changes of beers that wait for Dray, and those that were decided (STAF-20). */
export function CataloguePage() {
  return (
    <ListPage<CatalogueRow, CatalogueList>
      title="Catalogue"
      call={changeReads.list}
      views={views}
      firstView="waiting"
      allView="all"
      nouns={['change', 'changes']}
      placeholder="Beer or brewery"
      filterNames={[]}
    >
      {rowsOf}
    </ListPage>
  )
}

const rowsOf = ({ rows }: CatalogueList) => (
  <RowTable caption="Changes of beers" columns={columns}>
    {rows.map((row) => (
      <tr key={row.id}>
        <RowCell slot="who">
          <a href={staffPaths.beerChange(row.id)}>{row.stands?.name ?? row.proposed.name}</a>
          <Soft>{row.brewery.name}</Soft>
        </RowCell>
        <RowCell slot="what">{row.isNew ? 'A new beer' : differenceText(row.proposed)}</RowCell>
        <RowCell slot="more">
          {formatMoment(row.askedAt)}
          <Soft>{row.askedBy}</Soft>
        </RowCell>
        <RowCell slot="state">
          {row.state === 'waiting' ? <Clock at={row.dueAt} /> : <ChangeBadge state={row.state} />}
        </RowCell>
      </tr>
    ))}
  </RowTable>
)

/** 'ABV, Allergens'. */
const differenceText = (proposed: Partial<Record<BeerWord, unknown>>) =>
  beerWords
    .filter((word) => proposed[word] !== undefined)
    .map((word) => beerWordNames[word])
    .join(', ')
