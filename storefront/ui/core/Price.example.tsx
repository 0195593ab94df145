import { Price } from './Price.tsx'

export function Full() {
  return <Price amount="£96.00" basis="ex VAT" comparison="£1.33 a pint" />
}

export function Reduced() {
  return <Price amount="£84.00" was="£96.00" basis="ex VAT" comparison="£1.17 a pint" />
}

export function Sizes() {
  return (
    <>
      <Price amount="£52.00" size="small" />
      <Price amount="£96.00" />
      <Price amount="£1,284.00" basis="ex VAT" size="large" />
    </>
  )
}
