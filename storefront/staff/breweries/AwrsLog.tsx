import type { BreweryStanding } from '../../../shared/api/standing-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { saveFile } from '../../console/save-file.ts'
import papers from '../../selling/OrderDocuments.module.css'
import { Button } from '../../ui/core/Button.tsx'
import figures from '../StaffFigures.module.css'
import { staffReads } from '../staff-calls.ts'
import { awrsText, entryText } from './staff-brewery-words.ts'

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** The look-ups and exclusions of a brewery, the newest first, each with its evidence (STAF-16). */
export function AwrsLog({ standing: { brewery, awrs } }: { standing: BreweryStanding }) {
  return (
    <section aria-labelledby="awrs">
      <h2 id="awrs">AWRS log</h2>
      <div className={figures.stack}>
        <p>{awrsText(awrs)}.</p>
        {awrs.entries.length > 0 && (
          <ul className={papers.rows}>
            {awrs.entries.map((entry) => (
              <li key={entry.id}>
                <span>
                  {entryText(entry)}
                  <br />
                  <small>
                    {entry.lookedUpAt === null
                      ? `Recorded ${wholeMoment(entry.recordedAt)}`
                      : `Looked up ${wholeMoment(entry.lookedUpAt)}`}{' '}
                    by {entry.recordedBy}
                  </small>
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  icon="download"
                  onClick={() =>
                    void saveFile(
                      `awrs-${entry.id}.${endings[entry.evidenceType] ?? 'txt'}`,
                      `${staffReads.brewery(brewery.slug)}/awrs-entries/${entry.id}/evidence`,
                    )
                  }
                >
                  Evidence<span className="visually-hidden"> of {wholeMoment(entry.recordedAt)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
