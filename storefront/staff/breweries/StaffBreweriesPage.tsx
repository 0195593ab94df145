import { breweryViews } from '../../../shared/api/list-views.ts'
import type { StaffBreweryList, StaffBreweryRow } from '../../../shared/api/staff-breweries-api.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { ListPage } from '../../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { staffReads } from '../staff-calls.ts'
import { AppliedRows } from './AppliedRows.tsx'
import { awrsText, breweryViewNames, stateTones } from './staff-brewery-words.ts'

const views = breweryViews.map((key) => ({ key, ...breweryViewNames[key] }))

/** /admin/breweries: who may sell, and what each lacks (STAF-16). */
export function StaffBreweriesPage() {
  return (
    <ListPage<StaffBreweryRow, StaffBreweryList>
      title="Breweries"
      call={staffReads.breweries}
      views={views}
      firstView="all"
      allView="all"
      nouns={['brewery', 'breweries']}
      placeholder="Brewery or town"
      filterNames={[]}
    >
      {rowsOf}
    </ListPage>
  )
}

const columns = [
  { slot: 'who', label: 'Brewery' },
  { slot: 'what', label: 'What is missing' },
  { slot: 'more', label: 'AWRS' },
  { slot: 'state', label: 'State' },
  { slot: 'sum', label: 'Open orders' },
] as const

const rowsOf = ({ rows }: StaffBreweryList) =>
  rows.some(({ application }) => application !== null) ? (
    <AppliedRows rows={rows} />
  ) : (
    <RowTable caption="Breweries" columns={columns}>
      {rows.map(({ id, slug, name, town, states, missing, closure, awrs, openParts }) => (
        <tr key={id}>
          <RowCell slot="who">
            <a href={staffPaths.brewery(slug)}>{name}</a>
            <Soft>{town}</Soft>
          </RowCell>
          <RowCell slot="what">
            {missing.length === 0
              ? (closure ?? 'Nothing is missing')
              : missing.map((text) => <Soft key={text}>{text}</Soft>)}
          </RowCell>
          <RowCell slot="more">
            <Soft>{awrsText(awrs)}</Soft>
          </RowCell>
          <RowCell slot="state">
            {states.map((state) => (
              <span key={state}>
                <Badge tone={stateTones[state]}>{breweryViewNames[state].name}</Badge>
              </span>
            ))}
          </RowCell>
          <RowCell slot="sum" label="Open orders">
            {openParts}
          </RowCell>
        </tr>
      ))}
    </RowTable>
  )
