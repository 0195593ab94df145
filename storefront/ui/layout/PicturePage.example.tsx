import { pint } from '../core/example-pint.ts'
import { PicturePage } from './PicturePage.tsx'

export function PicturePageExample() {
  return (
    <PicturePage title="A page of few words" picture={pint}>
      <p>One thing to read or to do.</p>
    </PicturePage>
  )
}
