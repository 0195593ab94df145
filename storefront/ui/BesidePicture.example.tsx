import { BesidePicture } from './BesidePicture.tsx'

export function BesidePictureExample() {
  return (
    <BesidePicture picture="/pictures/scene/cellar.svg">
      <p>Words beside a picture.</p>
    </BesidePicture>
  )
}
