import { type FormEvent, useRef, useState } from 'react'
import type { DeliveryZone } from '../../../shared/delivery/delivery-terms.ts'
import { focusField } from '../../console/ActSteps.tsx'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { useFormDraft } from '../../console/drafts/use-form-draft.ts'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { weekdayNames } from './delivery-words.ts'
import styles from './DeliveryPage.module.css'
import { readZone, type ZoneProblem } from './read-zone.ts'

type Props = {
  /** Under which its draft is stored. */
  name: string
  /** What is changed; null for a new one. */
  zone: DeliveryZone | null
  onDone: (zone: DeliveryZone) => void
}

/** Where a zone is, what delivery costs there, and how it goes. */
export function ZoneForm({ name, zone, onDone }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, name)
  const [kind, setKind] = useState<string>(zone?.way.kind ?? 'van')
  const [problem, setProblem] = useState<ZoneProblem | null>(null)
  const errorOf = (field: string) => (problem?.field === field ? { error: problem.message } : {})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = readZone(new FormData(event.currentTarget))
    setProblem(said.kind === 'wrong' ? said.problem : null)
    if (said.kind === 'wrong') return focusField(event.currentTarget, said.problem.field)
    draft.drop()
    return onDone(said.zone)
  }
  const van = zone?.way.kind === 'van' ? zone.way : null
  const carrier = zone?.way.kind === 'carrier' ? zone.way : null
  return (
    <form className={fields.fields} ref={form} onSubmit={submit} noValidate>
      <TypedBefore draft={draft} />
      <TextInput
        label="Postcode areas or districts"
        name="postcodes"
        hint="Such as EH, FK1. Without these and kilometres it is all of the UK."
        defaultValue={zone?.postcodes?.join(', ') ?? ''}
        maxLength={2000}
        autoComplete="off"
        {...errorOf('postcodes')}
      />
      <TextInput
        label="Kilometres round the brewery"
        name="radiusKm"
        inputMode="numeric"
        maxLength={4}
        defaultValue={zone?.radiusKm?.toString() ?? ''}
        {...errorOf('radiusKm')}
      />
      <div className={fields.pair}>
        <Pounds label="Charge, ex VAT" name="charge" minor={zone?.chargeMinor} {...errorOf('charge')} />
        <Pounds label="Free above" name="freeAbove" minor={zone?.freeAboveMinor} {...errorOf('freeAbove')} />
      </div>
      <Pounds label="Minimum of goods" name="minimum" minor={zone?.minimumMinor} {...errorOf('minimum')} />
      <RadioGroup
        legend="How does it go?"
        name="way"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'van', label: 'By your own van' },
          { value: 'carrier', label: 'By a carrier' },
        ]}
      />
      {kind === 'van' ? (
        <>
          <fieldset className={styles.weekdays}>
            <legend>On which days?</legend>
            {weekdayNames.map((name, at) => (
              <Checkbox
                key={name}
                label={name}
                name="weekday"
                value={String(at + 1)}
                defaultChecked={van?.weekdays.includes(at + 1) ?? false}
                {...(at === 0 && errorOf('weekday'))}
              />
            ))}
          </fieldset>
          <div className={fields.pair}>
            <TextInput
              label="Working days ahead"
              name="daysAhead"
              inputMode="numeric"
              maxLength={2}
              defaultValue={String(van?.daysAhead ?? 1)}
              {...errorOf('daysAhead')}
            />
            <TextInput
              label="Ordered before"
              name="cutOffTime"
              type="time"
              defaultValue={van?.cutOffTime ?? '12:00'}
              {...errorOf('cutOffTime')}
            />
          </div>
        </>
      ) : (
        <>
          <TextInput
            label="Leaves within, in working days"
            name="dispatchWithin"
            inputMode="numeric"
            maxLength={2}
            defaultValue={String(carrier?.dispatchWithin ?? 2)}
            {...errorOf('dispatchWithin')}
          />
          <div className={fields.pair}>
            <TextInput
              label="Days on the road, at least"
              name="roadFrom"
              inputMode="numeric"
              maxLength={2}
              defaultValue={String(carrier?.roadFrom ?? 1)}
              {...errorOf('roadFrom')}
            />
            <TextInput
              label="At most"
              name="roadTo"
              inputMode="numeric"
              maxLength={2}
              defaultValue={String(carrier?.roadTo ?? 3)}
              {...errorOf('roadTo')}
            />
          </div>
        </>
      )}
      <Button type="submit" isWide>
        {zone === null ? 'Add the zone' : 'Change the zone'}
      </Button>
    </form>
  )
}

type PoundsProps = { label: string; name: string; minor: number | null | undefined; error?: string }

function Pounds({ label, name, minor, ...rest }: PoundsProps) {
  return (
    <TextInput
      label={`${label}, in pounds`}
      name={name}
      inputMode="decimal"
      maxLength={10}
      autoComplete="off"
      defaultValue={minor === null || minor === undefined ? '' : (minor / 100).toFixed(2)}
      {...rest}
    />
  )
}
