import type { SystemState } from '../../../shared/api/system-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { Badge } from '../../ui/core/Badge.tsx'
import { Cell } from '../../ui/tables/Cell.tsx'
import { DataTable } from '../../ui/tables/DataTable.tsx'
import { keyText } from '../staff-words.ts'
import { durationText } from './system-words.ts'

type Job = SystemState['jobs'][number]

/** Every job with its last and its next run; what failed or is late first. */
export function JobsTable({ jobs }: Pick<SystemState, 'jobs'>) {
  const ranked = jobs.toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one)))
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">Jobs</h2>
      {jobs.length === 0 ? (
        <p>No process has asked for jobs yet.</p>
      ) : (
        <DataTable
          caption="Jobs with their last and next runs"
          isCaptionHidden
          isStackedOnPhone
          columns={[{ label: 'Job' }, { label: 'State' }, { label: 'Last run' }, { label: 'Next' }]}
        >
          {ranked.map((job) => (
            <tr key={job.name}>
              <Cell isHeader>{keyText(job.name)}</Cell>
              <Cell label="State">
                <State {...job} />
              </Cell>
              <Cell label="Last run">{job.endedAt === null ? 'Not yet' : wholeMoment(job.endedAt)}</Cell>
              <Cell label="Next">
                {wholeMoment(job.nextAt)}, every {durationText(job.everySeconds).replace(/^1 /, '')}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}

const isWrong = ({ error, isLate }: Job) => error !== null || isLate

function State({ error, failures, isLate, succeededAt }: Job) {
  if (error !== null)
    return (
      <>
        <Badge tone="oxide">{failures === 1 ? 'Failed' : `Failed ${failures} times`}</Badge> {error}
        {succeededAt !== null && `, went well ${wholeMoment(succeededAt)}`}
      </>
    )
  if (isLate) return <Badge tone="oxide">Late</Badge>
  return succeededAt === null ? <Badge tone="plain">Waits</Badge> : <Badge tone="hop">Went well</Badge>
}
