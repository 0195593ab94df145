import { useState } from 'react'
import type { BreweryImport, BreweryImports } from '../../../shared/api/imports-api.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { undoDays } from '../../../shared/catalogue/import-headings.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import { Button } from '../../ui/core/Button.tsx'
import { useOwnRole } from '../use-own-role.ts'
import { importCalls } from './import-calls.ts'
import { doneText, kindNames } from './import-words.ts'
import styles from './ImportsPage.module.css'
import { NewImport } from './NewImport.tsx'

/** /sell/{brewery}/imports: stock, prices and beers by file, and undoing them (SELL-35 to SELL-37). */
export function ImportsPage({ brewery }: { brewery: string }) {
  useTitle('Imports')
  const { loaded, again } = useConsoleRead<BreweryImports>(importCalls.list(brewery))
  const role = useOwnRole()
  const mayChange = role === 'owner' || role === 'sales' || role === 'cellar'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Imports</h1>
        <p>
          Upload a CSV file of up to 5,000 rows and 2 MB. You see what it does before it is imported, and can
          undo it for {undoDays} days.
        </p>
      </header>
      {mayChange && (
        <NewImport brewery={brewery} kinds={role === 'cellar' ? ['stock'] : undefined} onTaken={again} />
      )}
      <section className={styles.part} aria-labelledby="taken">
        <h2 id="taken">Past imports</h2>
        <Answered loaded={loaded} again={again}>
          {({ rows }) =>
            rows.length === 0 ? (
              <p>No file has been imported yet.</p>
            ) : (
              <ul className={styles.list}>
                {rows.map((row) => (
                  <Done
                    key={row.id}
                    brewery={brewery}
                    row={row}
                    mayUndo={mayChange && (role !== 'cellar' || row.kind === 'stock')}
                    again={again}
                  />
                ))}
              </ul>
            )
          }
        </Answered>
      </section>
    </div>
  )
}

type Props = { brewery: string; row: BreweryImport; mayUndo: boolean; again: () => void }

function Done({ brewery, row, mayUndo, again }: Props) {
  const { id, kind, name, takenAt, takenBy, undoneAt, undoneBy, stayed, canUndo } = row
  const [isUndoing, setUndoing] = useState(false)
  return (
    <li className={styles.done}>
      <div>
        <h3>{name}</h3>
        <p>
          {kindNames[kind]}: {doneText(row)}
        </p>
        <p className={styles.soft}>
          {wholeMoment(takenAt)} by {takenBy}
          {undoneAt !== null && `; undone ${wholeMoment(undoneAt)} by ${undoneBy ?? 'no one'}`}
        </p>
        {stayed.length > 0 && (
          <ul>
            {stayed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {canUndo && mayUndo && (
        <Button size="small" variant="quiet" onClick={() => setUndoing(true)}>
          Undo<span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {isUndoing && (
        <FieldsDialog
          act={{
            title: `Undo ${name}`,
            thing: 'The import',
            call: importCalls.undo(brewery, id),
            fields: [],
            nameOf: () => 'Undo the import',
            done: 'The import is undone.',
          }}
          onClose={() => setUndoing(false)}
          onDone={() => {
            setUndoing(false)
            again()
          }}
        />
      )}
    </li>
  )
}
