import { SafeSection } from './SafeSection.tsx'

export function Whole() {
  return (
    <SafeSection>
      <p>Sixteen reviews, newest first.</p>
    </SafeSection>
  )
}

export function Failed() {
  return (
    <SafeSection>
      <Broken />
    </SafeSection>
  )
}

function Broken(): never {
  throw new Error('An example of a part that fails')
}
