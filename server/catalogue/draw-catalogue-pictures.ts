import { drawBeerLabel } from '../../artwork/draw-beer-label.ts'
import { drawBreweryMark } from '../../artwork/draw-brewery-mark.ts'
import { drawContainerPicture } from '../../artwork/draw-container-picture.ts'
import type { ContainerPicture } from '../../shared/catalogue/container-picture.ts'
import type { Database } from '../database/database.ts'
import { labelFacts, markFacts } from './artwork-facts-queries.ts'

/** The label of a beer as SVG; null for an unknown beer. */
export async function drawLabel(database: Database, beerId: string): Promise<string | null> {
  const facts = await labelFacts(database, beerId)
  return facts && drawBeerLabel(facts)
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
