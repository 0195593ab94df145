import { pint } from './example-pint.ts'
import { Picture } from './Picture.tsx'

/** As a picture that has not come yet: its shape and nothing in it. */
const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 80'/%3E"

export function OwnShape() {
  return <Picture src={pint} alt="A pint of bitter" width={320} height={200} isLazy={false} />
}

export function WaitingOnItsColour() {
  return <Picture src={nothing} alt="" width={320} height={80} placeholderColor="#7a3d12" />
}

export function Missing() {
  return <Picture src="data:image/png;base64,lost" alt="Label of Night Boat" width={320} height={80} />
}

export function CutToFitItsBox() {
  return (
    <div style={{ blockSize: '5rem' }}>
      <Picture src={pint} alt="The same pint, cut" width={320} height={200} fit="cover" />
    </div>
  )
}

export function WholeInItsBox() {
  return (
    <div style={{ blockSize: '5rem' }}>
      <Picture src={pint} alt="The same pint, whole" width={320} height={200} fit="contain" />
    </div>
  )
}
