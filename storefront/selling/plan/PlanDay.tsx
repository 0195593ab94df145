import type { PlanChange } from '../../../shared/api/group-plan-api.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { weekdayNames } from '../delivery/delivery-words.ts'
import styles from './PlanForm.module.css'
import type { PlanProblem } from './read-plan.ts'

type Day = PlanChange['days'][number]
type Props = { weekday: number; day: Day | undefined; problem: PlanProblem | null }

const weekdays = weekdayNames.map((label, at) => ({ value: String(at + 1), label }))
const before = (weekday: number, days: number) => ((weekday - days + 6) % 7) + 1

/** Whether pallets arrive on a weekday, and its moments where they do. */
export function PlanDay({ weekday, day, problem }: Props) {
  const error = problem?.field === 'weekday' && weekday === 1 ? problem.message : undefined
  const answerBy = day?.answerBy ?? null
  return (
    <div className={styles.day}>
      <Checkbox
        label={weekdayNames[weekday - 1]!}
        name="weekday"
        value={String(weekday)}
        defaultChecked={day !== undefined}
        {...(error !== undefined && { error })}
      />
      <div className={styles.moments} role="group" aria-label={`The run of ${weekdayNames[weekday - 1]}`}>
        <MomentFields
          name="cutOff"
          label="Orders until"
          weekday={weekday}
          moment={day?.cutOff ?? { weekday: before(weekday, 2), time: '12:00' }}
          options={weekdays}
          problem={problem}
        />
        <MomentFields
          name="answer"
          label="Breweries answer by"
          weekday={weekday}
          moment={answerBy}
          options={[{ value: '', label: 'Four working hours later' }, ...weekdays]}
          problem={problem}
        />
        <MomentFields
          name="bring"
          label="At the depot by"
          weekday={weekday}
          moment={day?.bringBy ?? { weekday: before(weekday, 1), time: '16:00' }}
          options={weekdays}
          problem={problem}
        />
      </div>
    </div>
  )
}

type MomentProps = {
  name: 'cutOff' | 'answer' | 'bring'
  label: string
  weekday: number
  moment: Day['cutOff'] | null
  options: { value: string; label: string }[]
  problem: PlanProblem | null
}

function MomentFields({ name, label, weekday, moment, options, problem }: MomentProps) {
  const time = `${name}Time${weekday}`
  return (
    <div className={styles.moment} data-by={name}>
      <Select
        label={label}
        name={`${name}Day${weekday}`}
        options={options}
        defaultValue={moment === null ? '' : String(moment.weekday)}
      />
      <TextInput
        label={`${label}, at`}
        isLabelHidden
        type="time"
        name={time}
        defaultValue={moment?.time ?? '16:00'}
        {...(problem?.field === time && { error: problem.message })}
      />
    </div>
  )
}
