import { Amount } from './Amount.tsx'

export function Sizes() {
  return (
    <>
      <p>
        <Amount amount="£348.30" />
      </p>
      <p>
        <Amount amount="£1,204.60" note="ex VAT" size="large" />
      </p>
    </>
  )
}
