import { Fragment } from 'react'
import type { BreweryChecklist, ChecklistStep } from '../../../shared/api/checklist-api.ts'
import { laterForm } from '../../console/later-screen.tsx'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { sellingReads } from '../selling-calls.ts'
import { useOwnRole } from '../use-own-role.ts'
import styles from '../TodayPage.module.css'

const Checklist = laterForm(async () => (await import('./Checklist.tsx')).Checklist)

/** Above what waits, for whom it concerns, until everything is there. */
export function TodayChecklist({ brewery }: { brewery: string }) {
  const role = useOwnRole()
  return role === null || role === 'cellar' ? null : <Loaded brewery={brewery} />
}

function Loaded({ brewery }: { brewery: string }) {
  const { loaded } = useConsoleRead<BreweryChecklist>(sellingReads.checklist(brewery))
  if (loaded.state !== 'ready') return null
  const { isCleared, wanted } = loaded.value
  if (!isCleared) return <Checklist checklist={loaded.value} />
  return <StillWanted steps={wanted.filter(({ isDone }) => !isDone)} />
}

/** One line for who sells already: what waits comes first. */
function StillWanted({ steps }: { steps: readonly ChecklistStep[] }) {
  if (steps.length === 0) return null
  return (
    <p className={styles.wanted}>
      Still worth doing:{' '}
      {steps.map(({ key, title, path }, at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          {path === null ? title : <a href={path}>{title}</a>}
        </Fragment>
      ))}
      .
    </p>
  )
}
