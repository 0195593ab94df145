import { Checkbox, TickLine, tickLines } from './Checkbox.tsx'

export function States() {
  return (
    <div>
      <Checkbox label="Pale ale" name="style" value="pale-ale" defaultChecked />
      <Checkbox label="Best bitter" name="style" value="best-bitter" />
      <Checkbox label="Barley wine" name="style" value="barley-wine" isDisabled />
    </div>
  )
}

export function LinesOfALongList() {
  return (
    <div className={tickLines}>
      <TickLine label="Pale ale" name="style" value="pale-ale" count={48} isChecked />
      <TickLine label="Best bitter" name="style" value="best-bitter" count={31} isChecked={false} />
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
