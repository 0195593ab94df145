import type { ContentEntry, ContentList } from '../../../shared/api/shop-content-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { staffReads } from '../staff-calls.ts'
import figures from '../StaffFigures.module.css'
import styles from '../system/SystemPage.module.css'
import { entryDoes, entryName, heldText } from './shop-words.ts'

const sections = [
  { kind: 'setting', name: 'Texts and settings' },
  { kind: 'letter', name: 'Letters' },
  { kind: 'menu', name: 'Menu entries' },
  { kind: 'flag', name: 'Flags' },
] as const

/** /admin/shop: what the shop says and shows, each thing with what holds now (STAF-22). */
export function ShopPage() {
  useTitle('Shop')
  const { loaded, again } = useConsoleRead<ContentList>(staffReads.shop)
  return (
    <div className={styles.page}>
      <h1>Shop</h1>
      <Answered loaded={loaded} again={again}>
        {({ entries }) =>
          sections.map(({ kind, name }) => (
            <Section key={kind} name={name} entries={entries.filter((entry) => entry.kind === kind)} />
          ))
        }
      </Answered>
    </div>
  )
}

function Section({ name, entries }: { name: string; entries: ContentEntry[] }) {
  return (
    // The table inside is a landmark of this name already.
    <section>
      <h2>{name}</h2>
      <DataTable
        caption={name}
        isCaptionHidden
        isStackedOnPhone
        columns={[{ label: 'Name' }, { label: 'What it is' }, { label: 'Now' }, { label: 'Changed last' }]}
      >
        {entries.map((entry) => (
          <Row key={entry.entry} entry={entry} />
        ))}
      </DataTable>
    </section>
  )
}

function Row({ entry }: { entry: ContentEntry }) {
  const { plans, last, held } = entry
  return (
    <tr>
      <Cell isHeader>
        <a href={staffPaths.shopEntry(entry.entry)}>{entryName(entry)}</a>
      </Cell>
      <Cell label={entryDoes(entry) === '' ? undefined : 'What it is'}>{entryDoes(entry)}</Cell>
      <Cell label="Now">
        <span className={figures.line}>
          {heldText(entry)}
          {held === null && <Badge tone="plain">Default</Badge>}
          {plans[0] !== undefined && <Badge tone="malt">{`Changes ${wholeMoment(plans[0].at)}`}</Badge>}
        </span>
      </Cell>
      <Cell label="Changed last">{last === null ? '–' : `${wholeMoment(last.at)}, ${last.by}`}</Cell>
    </tr>
  )
}
