import { Checkbox } from './Checkbox.tsx'

export function States() {
  return (
    <div>
      <Checkbox label="Pale ale" name="style" value="pale-ale" count={48} defaultChecked />
      <Checkbox label="Best bitter" name="style" value="best-bitter" count={31} />
      <Checkbox label="Barley wine" name="style" value="barley-wine" count={0} isDisabled />
    </div>
  )
}

export function WithError() {
  return (
    <Checkbox
      label="I am 18 or over and buy for a licensed trade premises"
      name="age"
      error="Tick the box to go on."
      isRequired
    />
  )
}
