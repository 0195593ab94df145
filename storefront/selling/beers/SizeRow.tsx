import { useState } from 'react'
import type { NewBeerSize } from '../../../shared/api/beers-api.ts'
import { packagingTypes } from '../../../shared/catalogue/containers.ts'
import { containerPicture } from '../../../shared/catalogue/container-picture.ts'
import { pricePerPintMinor } from '../../../shared/catalogue/price-per-measure.ts'
import { couplerCodes, couplerLabel } from '../../../shared/catalogue/sizes/couplers.ts'
import { dutyOf } from '../../../shared/duty/duty-of.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Icon } from '../../ui/core/Icon.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import field from '../../ui/forms/Field.module.css'
import styles from './SizeRows.module.css'
import { dutyWays, type NewSizeField, type NewSizeProblem, readRow, sizeField } from './read-new-sizes.ts'
import { typeNames } from './read-size.ts'
import { keyOfSize, otherSize, sizeChoiceOf, sizeChoices } from './size-choices.ts'

type Props = {
  row: string
  /** From one. */
  place: number
  begun: NewBeerSize | null
  typed: FormData
  abv: number | null
  problem: NewSizeProblem | null
  onRemove: () => void
}

const choices = [
  { value: '', label: 'Choose a container' },
  ...sizeChoices.map(({ key, label }) => ({ value: key, label })),
  { value: otherSize, label: 'Another size' },
]
const couplers = couplerCodes.map((value) => ({ value, label: couplerLabel(value) }))
const duties: Readonly<Record<(typeof dutyWays)[number], string>> = {
  '': 'Not stated',
  full: 'Full rate',
  draught: 'Draught rate',
  amount: 'An amount',
}
const pounds = (minor: number | null | undefined) =>
  typeof minor === 'number' ? (minor / 100).toFixed(2) : ''

/** One size of a new beer: container, coupler, price, stock and duty (SELL-43). */
export function SizeRow({ row, place, begun, typed, abv, problem, onRemove }: Props) {
  const [choice, setChoice] = useState(begun === null ? '' : keyOfSize(begun))
  const [type, setType] = useState<string>(begun?.type ?? 'keg')
  const [duty, setDuty] = useState(dutyBegun(begun))
  const chosen = sizeChoiceOf(choice)
  const isOther = choice === otherSize
  const isKeg = chosen?.coupler === undefined && (isOther ? type : chosen?.type) === 'keg'
  const of = (field: NewSizeField | 'type') => {
    const name = sizeField(row, field)
    return { name, ...(problem?.field === name && { error: problem.message }) }
  }
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>
        <Icon name={pictureOf(chosen)} />
        Size {place}
      </legend>
      <span className={styles.remove}>
        <Button size="small" variant="quiet" onClick={onRemove}>
          Remove<span className="visually-hidden"> size {place}</span>
        </Button>
      </span>
      <div className={styles.fields}>
        <Select
          label="Container"
          {...of('choice')}
          value={choice}
          onChange={setChoice}
          options={choices}
          isRequired
        />
        {isOther && (
          <>
            <TextInput
              label="Name of the size"
              {...of('name')}
              placeholder="5L Mini Keg"
              maxLength={120}
              autoComplete="off"
              defaultValue={begun?.name ?? ''}
              isRequired
            />
            <Select
              label="Kind"
              {...of('type')}
              value={type}
              onChange={setType}
              options={packagingTypes.map((value) => ({ value, label: typeNames[value] }))}
            />
            <TextInput
              label="Litres of one"
              {...of('litres')}
              inputMode="decimal"
              maxLength={8}
              autoComplete="off"
              defaultValue={begun?.volumeMl ? String(begun.volumeMl / 1000) : ''}
            />
          </>
        )}
        {(isOther || chosen?.pack !== undefined) && (
          <TextInput
            key={choice}
            label="In a pack"
            {...of('packSize')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            defaultValue={String(begun?.packSize ?? chosen?.pack ?? 1)}
          />
        )}
        {isKeg && (
          <Select
            label="Coupler"
            {...of('couplerType')}
            defaultValue={begun?.couplerType ?? ''}
            options={[{ value: '', label: 'Choose' }, ...couplers]}
            isRequired
          />
        )}
        <TextInput
          label="Price ex VAT, £"
          {...of('price')}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          defaultValue={pounds(begun?.priceMinor)}
        />
        <TextInput
          label="In stock"
          {...of('units')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          defaultValue={begun?.units === null || begun === null ? '' : String(begun.units)}
        />
        <Select
          label="Duty in the price"
          {...of('duty')}
          value={duty}
          onChange={setDuty}
          options={dutyWays.map((value) => ({ value, label: duties[value] }))}
        />
        {duty === 'amount' && (
          <TextInput
            label="Duty, £"
            {...of('dutyAmount')}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            defaultValue={pounds(begun?.dutyMinor)}
          />
        )}
      </div>
      <p className={field.hint}>{workedOut(readRow(typed, row), abv)}</p>
    </fieldset>
  )
}

const dutyBegun = (begun: NewBeerSize | null): string =>
  begun === null ? '' : begun.dutyMinor !== null ? 'amount' : (begun.dutyRate ?? '')

const pictureOf = (chosen: ReturnType<typeof sizeChoiceOf>) =>
  chosen === undefined
    ? 'universal'
    : containerPicture({ name: chosen.name(1), type: chosen.type, volumeMl: chosen.volumeMl })

/** '£1.34 a pint. Duty about £31.83, so £64.92 after duty.' of what can be worked out so far. */
function workedOut(read: ReturnType<typeof readRow>, abv: number | null): string {
  if ('message' in read) return ''
  const { priceMinor } = read
  if (priceMinor === null) return 'Without a price pubs ask you for it.'
  const pint = pricePerPintMinor(read)
  const duty = dutyOf({ ...read, abv }, londonDay(new Date()))
  return [
    ...(pint === null ? [] : [`${formatMinor(pint)} a pint.`]),
    ...(duty === null
      ? []
      : [
          `Duty ${duty.basis === 'stated' ? '' : 'about '}${formatMinor(duty.minor)}: ${formatMinor(priceMinor - duty.minor)} after duty.`,
        ]),
  ].join(' ')
}
