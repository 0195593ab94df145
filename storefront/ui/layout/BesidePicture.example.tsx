import { pint } from '../core/example-pint.ts'
import { BesidePicture } from './BesidePicture.tsx'

export function BesidePictureExample() {
  return (
    <BesidePicture picture={pint}>
      <p>Words beside a picture.</p>
    </BesidePicture>
  )
}
