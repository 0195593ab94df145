import { useState } from 'react'
import { allergens, glutenCereals } from '../../../shared/catalogue/allergen-choices.ts'
import { noAllergens } from '../../../shared/catalogue/allergens.ts'
import { Icon } from '../../ui/core/Icon.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import field from '../../ui/forms/Field.module.css'
import styles from './NewBeerFields.module.css'

type Props = { allergens: readonly string[]; error?: string | undefined }

const cereals: readonly string[] = glutenCereals.map(({ value }) => value)
const known = new Set([...allergens.map(({ value }) => value as string), ...cereals, noAllergens])

/** The 14 allergens of food law to tick, or that the beer contains none of them (SELL-43). */
export function AllergenField({ allergens: begun, error }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(begun.map(asListed)))
  const tick = (value: string) => (isTicked: boolean) =>
    setTicked((before) => tickedWith(before, value, isTicked))
  const box = ({ value, label }: { value: string; label: string }) => (
    <Checkbox
      key={value}
      label={label}
      name="allergens"
      value={value}
      isChecked={ticked.has(value)}
      onChange={tick(value)}
    />
  )
  const others = [...new Set(begun.map(asListed))].filter((value) => !known.has(value))
  const errorId = 'allergens-error'
  return (
    <fieldset className={styles.choices} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={field.label}>
        Allergens
        <span className={field.required} aria-hidden="true">
          {' '}
          *
        </span>
      </legend>
      <p className={field.hint}>Tick every one that the beer contains, its finings too.</p>
      <div className={styles.ticks}>
        {allergens.map((each) => box(each))}
        {others.map((value) => box({ value, label: value }))}
      </div>
      {['gluten', ...cereals].some((value) => ticked.has(value)) && (
        <div className={styles.ticks} role="group" aria-label="Cereals with gluten">
          <span className={field.label}>Which cereals?</span>
          {glutenCereals.map(box)}
        </div>
      )}
      {box({ value: noAllergens, label: 'It contains none of these 14' })}
      {error !== undefined && (
        <p className={field.error} id={errorId}>
          <Icon name="warning" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** 'Milk' as 'milk'; what the list does not have as it was typed. */
const asListed = (value: string) => (known.has(value.toLowerCase()) ? value.toLowerCase() : value)

/** A cereal brings gluten, without gluten there is no cereal, and 'none' stands alone. */
function tickedWith(before: ReadonlySet<string>, value: string, isTicked: boolean): ReadonlySet<string> {
  if (value === noAllergens) return new Set(isTicked ? [noAllergens] : [])
  const next = new Set(before)
  next.delete(noAllergens)
  if (isTicked) next.add(value)
  else next.delete(value)
  if (isTicked && cereals.includes(value)) next.add('gluten')
  if (!isTicked && value === 'gluten') cereals.forEach((cereal) => next.delete(cereal))
  return next
}
