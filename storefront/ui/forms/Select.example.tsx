import { Select } from './Select.tsx'

const orders = [
  { value: 'name', label: 'Name, A to Z' },
  { value: 'price', label: 'Price, low to high' },
  { value: 'abv', label: 'Strength, low to high' },
]

export function Ordinary() {
  return <Select label="Sort by" name="sort" options={orders} defaultValue="price" />
}

export function WithError() {
  return (
    <Select
      label="Delivery day"
      name="day"
      options={[{ value: '', label: 'Choose a day' }]}
      error="Choose a day."
    />
  )
}
