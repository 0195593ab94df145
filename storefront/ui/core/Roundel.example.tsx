import { Roundel } from './Roundel.tsx'

export function Tones() {
  return (
    <>
      <Roundel above="Save" below="a keg">
        £12
      </Roundel>
      <Roundel above="Est." below="Whitby" tone="hop">
        1874
      </Roundel>
      <Roundel above="Cask" below="ale" tone="malt">
        4.2%
      </Roundel>
      <Roundel above="Last" below="left" tone="oxide">
        3
      </Roundel>
    </>
  )
}

export function Sizes() {
  return (
    <>
      <Roundel size="small">New</Roundel>
      <Roundel size="large" above="One pallet" below="one charge" tone="hop">
        £65
      </Roundel>
    </>
  )
}
