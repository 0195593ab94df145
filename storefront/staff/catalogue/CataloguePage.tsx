import type { CatalogueList, CatalogueRow, CatalogueView } from '../../../shared/api/beers-api.ts'
import { catalogueViews } from '../../../shared/api/list-views.ts'
import { beerWordNames, beerWords } from '../../../shared/catalogue/beer-words.ts'
import { breweryWordNames, breweryWords } from '../../../shared/catalogue/brewery-words.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { ListPage } from '../../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Clock } from '../../ui/actions/Clock.tsx'
import { changeReads } from '../staff-calls.ts'
import { ChangeBadge } from './ChangeBadge.tsx'

const viewTexts: Readonly<Record<CatalogueView, { name: string; empty: string }>> = {
  waiting: { name: 'Waiting', empty: 'No change of a beer or a page waits.' },
  approved: { name: 'Approved', empty: 'No change has been approved yet.' },
  refused: { name: 'Refused', empty: 'No change has been refused.' },
  withdrawn: { name: 'Taken back', empty: 'No brewery has taken a change back.' },
  all: { name: 'All', empty: 'No brewery has changed a beer or its page yet.' },
}
const views = catalogueViews.map((key) => ({ key, ...viewTexts[key] }))
const columns = [
  { slot: 'who', label: 'Beer or page' },
  { slot: 'what', label: 'Different' },
  { slot: 'more', label: 'Asked' },
  { slot: 'state', label: 'State' },
] as const

/** /admin/catalogue: changes of beers and breweries' pages that wait for Dray, and those that were decided (STAF-20). */
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
  <RowTable caption="Changes of beers and pages" columns={columns}>
    {rows.map((row) => (
      <tr key={row.id}>
        <RowCell slot="who">
          <a href={staffPaths.beerChange(row.id)}>{nameOf(row)}</a>
          <Soft>{row.brewery.name}</Soft>
        </RowCell>
        <RowCell slot="what">{differenceText(row)}</RowCell>
        <RowCell slot="more">
          {wholeMoment(row.askedAt)}
          <Soft>{row.askedBy}</Soft>
        </RowCell>
        <RowCell slot="state">
          {row.state === 'waiting' ? <Clock at={row.dueAt} /> : <ChangeBadge state={row.state} />}
        </RowCell>
      </tr>
    ))}
  </RowTable>
)

const nameOf = (row: CatalogueRow) =>
  row.kind === 'page' ? 'Its page' : (row.stands?.name ?? row.proposed.name)

/** 'ABV, Allergens'. */
function differenceText(row: CatalogueRow): string {
  if (row.kind === 'page')
    return breweryWords
      .filter((word) => row.proposed[word] !== undefined)
      .map((word) => breweryWordNames[word])
      .join(', ')
  if (row.isNew) return 'A new beer'
  return beerWords
    .filter((word) => row.proposed[word] !== undefined)
    .map((word) => beerWordNames[word])
    .join(', ')
}
