import { drawBeerLabel } from '../../../artwork/draw-beer-label.ts'
import { drawBreweryMark } from '../../../artwork/draw-brewery-mark.ts'
import type { LabelFacts } from '../../../artwork/label-facts.ts'
import { drawContainerPicture } from '../../../artwork/draw-container-picture.ts'
import type { ContainerPicture } from '../../../shared/catalogue/container-picture.ts'
import type { Database } from '../../platform/database/database.ts'
import { labelFacts, markFacts } from './artwork-facts-queries.ts'

type LabelToBe = Pick<LabelFacts, 'beerName' | 'styleCode' | 'abv' | 'colorHex'> & { breweryId: string }

/** The label of a beer as SVG; null for an unknown beer. */
export async function drawLabel(database: Database, beerId: string): Promise<string | null> {
  const facts = await labelFacts(database, beerId)
  return facts && drawBeerLabel(facts)
}

/** The label that a beer of a brewery would have; null for an unknown brewery. */
export async function drawLabelToBe(
  database: Database,
  { breweryId, ...beer }: LabelToBe,
): Promise<string | null> {
  const facts = await markFacts(database, breweryId)
  if (facts === null) return null
  const { name: breweryName, ...style } = facts
  return drawBeerLabel({ ...style, breweryName, ...beer })
}

/** The mark of a brewery as SVG; null for an unknown brewery. */
export async function drawMark(database: Database, breweryId: string): Promise<string | null> {
  const facts = await markFacts(database, breweryId)
  return facts && drawBreweryMark(facts)
}

/** A container that wears the label of a beer, as SVG; null for an unknown beer. */
export async function drawContainer(
  database: Database,
  { beerId, picture }: { beerId: string; picture: ContainerPicture },
): Promise<string | null> {
  const label = await labelFacts(database, beerId)
  return label && drawContainerPicture({ picture, label })
}
