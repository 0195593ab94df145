import { auditText } from '../../shared/audit/audit-words.ts'
import type { AuditList, AuditRow } from '../../shared/api/admin-api.ts'
import { wholeMoment } from '../console/whole-moment.ts'
import { staffPaths } from '../../shared/paths/staff-paths.ts'
import { ListPage } from '../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../console/RowTable.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { staffReads } from './staff-calls.ts'
import { keyText, wayNames } from './staff-words.ts'

const views = [
  { key: 'all', name: 'All', empty: 'Nothing has been done yet.' },
  { key: 'refused', name: 'Refused', empty: 'Nothing was refused.' },
]

/** /admin/audit: who did what, when, for whom and why (ROLE-17). */
export function AuditPage() {
  return (
    <ListPage<AuditRow, AuditList>
      title="Audit"
      call={staffReads.audit}
      views={views}
      firstView="all"
      allView="all"
      nouns={['row', 'rows']}
      placeholder="Order, brewery, reason"
      filterNames={['actor', 'verb', 'from', 'until']}
      filters={fields}
    >
      {rowsOf}
    </ListPage>
  )
}

const fields = (query: URLSearchParams) => (
  <>
    <TextInput label="Who" name="actor" maxLength={120} defaultValue={query.get('actor') ?? ''} />
    <TextInput label="Did what" name="verb" maxLength={120} defaultValue={query.get('verb') ?? ''} />
    <TextInput label="From the day" name="from" type="date" defaultValue={query.get('from') ?? ''} />
    <TextInput label="Until" name="until" type="date" defaultValue={query.get('until') ?? ''} />
  </>
)

const columns = [
  { slot: 'key', label: 'When' },
  { slot: 'who', label: 'Who' },
  { slot: 'what', label: 'Did what' },
  { slot: 'more', label: 'With what' },
] as const

const rowsOf = ({ rows }: AuditList) => (
  <RowTable caption="What was done, the newest first" columns={columns}>
    {rows.map((row) => (
      <tr key={row.id}>
        <RowCell slot="key">{wholeMoment(row.at)}</RowCell>
        <RowCell slot="who">
          <strong>{row.actor}</strong>
          <Soft>{`${keyText(row.role)}, ${wayNames[row.by]}`.replaceAll(' ', '\u00a0')}</Soft>
          {row.network !== null && <Soft>From {row.network}</Soft>}
        </RowCell>
        <RowCell slot="what">
          {auditText(row)}
          {row.actingFor !== null && ` for ${row.actingFor}`}
          {row.reason !== null && <Soft>‘{row.reason}’</Soft>}
          {row.refusal !== null && <Soft>Refused: {keyText(row.refusal)}</Soft>}
        </RowCell>
        <RowCell slot="more">
          {keyText(row.subjectKind)}
          <Soft>
            {row.subjectKind === 'order' ? (
              <a href={staffPaths.order(row.subjectId)}>{row.subjectId}</a>
            ) : (
              (row.subjectName ?? row.subjectId)
            )}
          </Soft>
          {row.requestId !== null && <Soft>Call {row.requestId}</Soft>}
        </RowCell>
      </tr>
    ))}
  </RowTable>
)
