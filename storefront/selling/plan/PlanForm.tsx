import type { GroupPlan } from '../../../shared/api/group-plan-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { usualTailLiftKg } from '../../../shared/delivery/run-plan.ts'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { PlanDay } from './PlanDay.tsx'
import styles from './PlanForm.module.css'
import type { PlanProblem } from './read-plan.ts'

type Props = { read: GroupPlan; problem: PlanProblem | null }

/** The fields of a run plan, as it is. */
export function PlanForm({ read: { plan, days }, problem }: Props) {
  const errorOf = (field: string) => (problem?.field === field ? { error: problem.message } : {})
  const count = (name: 'capacityPallets' | 'capacityKg' | 'tailLiftKg', usual: string) => ({
    name,
    inputMode: 'numeric' as const,
    maxLength: 6,
    defaultValue: plan === null ? usual : String(plan[name]),
    ...errorOf(name),
  })
  return (
    <div className={fields.fields}>
      {days.length > 0 ? (
        <Select
          label="Counts from the run of"
          name="fromDay"
          options={days.map((day) => ({ value: day, label: dayText(day) }))}
          {...errorOf('fromDay')}
        />
      ) : (
        <TextInput label="Counts from" name="fromDay" type="date" isRequired {...errorOf('fromDay')} />
      )}
      <fieldset className={styles.days}>
        <legend>Pallets arrive on</legend>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <PlanDay
            key={weekday}
            weekday={weekday}
            day={plan?.days.find((day) => day.weekday === weekday)}
            problem={problem}
          />
        ))}
      </fieldset>
      <TextInput
        label="Depot"
        name="depotName"
        maxLength={120}
        defaultValue={plan?.depot.name ?? ''}
        isRequired
        {...errorOf('depotName')}
      />
      <TextInput label="Street" name="depotStreet" maxLength={120} defaultValue={plan?.depot.street ?? ''} />
      <div className={fields.pair}>
        <TextInput label="Town" name="depotTown" maxLength={120} defaultValue={plan?.depot.town ?? ''} />
        <TextInput
          label="Postcode"
          name="depotPostcode"
          maxLength={10}
          defaultValue={plan?.depot.postcode ?? ''}
        />
      </div>
      <TextInput
        label="Carrier"
        name="carrier"
        maxLength={120}
        defaultValue={plan?.carrier ?? ''}
        isRequired
        {...errorOf('carrier')}
      />
      <div className={fields.pair}>
        <TextInput label="Most pallets" {...count('capacityPallets', '')} />
        <TextInput label="Most kilograms" {...count('capacityKg', '')} />
      </div>
      <TextInput
        label="Most kilograms of a pallet by tail-lift"
        {...count('tailLiftKg', String(usualTailLiftKg))}
      />
      <TextInput
        label="Postcode areas or districts"
        name="postcodes"
        hint="Such as EH, FK1. Without any it is wherever the group delivers."
        maxLength={2000}
        autoComplete="off"
        defaultValue={plan?.postcodes?.join(', ') ?? ''}
        {...errorOf('postcodes')}
      />
      <TextInput
        label="Smallest order, in pounds of goods"
        name="minimum"
        hint="ex VAT. Empty where there is none."
        inputMode="decimal"
        maxLength={9}
        autoComplete="off"
        defaultValue={plan?.minimum ?? ''}
        {...errorOf('minimum')}
      />
    </div>
  )
}
