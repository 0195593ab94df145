import { Figure } from './Figure.tsx'
import { Stencil } from './Stencil.tsx'

export function WithCaption() {
  return (
    <Figure caption="Nine gallons is a firkin: 72 pints, of which a careful cellar sells 70.">
      <Stencil size="large">72</Stencil>
    </Figure>
  )
}
