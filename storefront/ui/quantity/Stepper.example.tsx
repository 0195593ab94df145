import { Stepper } from './Stepper.tsx'

export function Ordinary() {
  return <Stepper label="Quantity of Night Boat, firkin" name="quantity" defaultValue={3} max={12} />
}

export function AtTheLeast() {
  return <Stepper label="Quantity of Night Boat, pin" min={1} defaultValue={1} max={6} />
}

export function AtTheMost() {
  return <Stepper label="Quantity of Night Boat, keg" defaultValue={6} max={6} />
}

export function Small() {
  return <Stepper label="Quantity of Night Boat, can" defaultValue={24} size="small" />
}

export function Disabled() {
  return <Stepper label="Quantity of Night Boat, cask" disabledReason="Sold out" />
}
