import { Stencil } from './Stencil.tsx'

export function Figures() {
  return <Stencil>0123456789</Stencil>
}

export function Sizes() {
  return (
    <>
      <Stencil size="small">72 PTS</Stencil>
      <Stencil>9 GAL</Stencil>
      <Stencil size="large">4.8%</Stencil>
    </>
  )
}
