import { RadioGroup } from './RadioGroup.tsx'

export function Plain() {
  return (
    <RadioGroup
      legend="Empties"
      name="empties"
      defaultValue="collect"
      options={[
        { value: 'collect', label: 'Collect with the next drop' },
        { value: 'keep', label: 'Keep for now' },
      ]}
    />
  )
}

export function Framed() {
  return (
    <RadioGroup
      legend="Delivery"
      name="delivery"
      look="framed"
      defaultValue="pallet"
      options={[
        {
          value: 'pallet',
          label: 'Next pallet, Thursday 12 June',
          hint: '£65.00, shared by three breweries',
        },
        { value: 'courier', label: 'Courier, two days', hint: '£9.50 a case, no casks' },
        { value: 'collect', label: 'Collect', hint: 'Not from this brewery', isDisabled: true },
      ]}
    />
  )
}

export function WithError() {
  return (
    <RadioGroup
      legend="Payment"
      name="payment"
      options={[{ value: 'card', label: 'Card' }]}
      error="Choose how to pay."
    />
  )
}
