import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import sheets from '../picking/Sheets.module.css'

/** The head of a document of a run. */
export function SheetHead({ run, title, order }: { run: GroupRun; title: string; order?: string }) {
  return (
    <header className={sheets.head}>
      <div>
        <h2>{title}</h2>
        <p>{run.group.name}</p>
      </div>
      <dl>
        {order !== undefined && (
          <div>
            <dt>Order</dt>
            <dd>{order}</dd>
          </div>
        )}
        <div>
          <dt>Run</dt>
          <dd>{dayText(run.day)}</dd>
        </div>
        <div>
          <dt>Carrier</dt>
          <dd>{run.carrier}</dd>
        </div>
      </dl>
    </header>
  )
}
