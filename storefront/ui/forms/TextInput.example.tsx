import { TextInput } from './TextInput.tsx'

export function Ordinary() {
  return <TextInput label="Pub or shop" name="business" defaultValue="The Salutation, Ham" isRequired />
}

export function WithHint() {
  return (
    <TextInput
      label="Delivery postcode"
      name="postcode"
      hint="Where the pallet is dropped, such as YO21 1DN"
      autoComplete="postal-code"
    />
  )
}

export function WithError() {
  return (
    <TextInput
      label="Email address"
      name="email"
      type="email"
      defaultValue="cellar@"
      error="Enter an email address, such as name@example.com."
      isRequired
    />
  )
}

export function Paragraph() {
  return (
    <TextInput
      label="Notes for the drayman"
      name="notes"
      rows={3}
      placeholder="Cellar drop is on Mill Lane"
    />
  )
}

export function Disabled() {
  return <TextInput label="Account number" name="account" defaultValue="D-10442" isDisabled />
}
