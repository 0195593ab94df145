import { PicturePage } from './PicturePage.tsx'

export function PicturePageExample() {
  return (
    <PicturePage title="A page of few words" picture="/pictures/scene/cellar.svg">
      <p>One thing to read or to do.</p>
    </PicturePage>
  )
}
