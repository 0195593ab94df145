import { Stars } from './Stars.tsx'

export function Values() {
  return (
    <>
      <Stars value={0} />
      <Stars value={2.5} />
      <Stars value={3.7} />
      <Stars value={5} />
    </>
  )
}

export function Sizes() {
  return (
    <>
      <Stars value={4.5} size="small" />
      <Stars value={4.5} />
      <Stars value={4.5} size="large" />
    </>
  )
}
