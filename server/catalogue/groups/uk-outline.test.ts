import { expect, test } from 'vitest'
import { distanceKm } from '../../../shared/geography/geography.ts'
import { towns } from '../../../shared/geography/towns.ts'
import { type Land, ukOutline } from './uk-outline.ts'

/** Islands too small for the outline. */
const leftOut = /^(Isles of Scilly|Hugh Town|Isle of (Tiree|Coll|Colonsay|Gigha|Iona|Cumbrae))$/

function isOn(land: Land, { latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return land.reduce((isInside, to, at) => {
    const from = land.at(at - 1) ?? to
    const crosses =
      to.latitude > latitude !== from.latitude > latitude &&
      longitude <
        ((from.longitude - to.longitude) * (latitude - to.latitude)) / (from.latitude - to.latitude) +
          to.longitude
    return crosses ? !isInside : isInside
  }, false)
}

/** On land, or so near to it that a step north or south, east or west, is. */
function isAshore(town: { latitude: number; longitude: number }): boolean {
  return [0, 0.03, -0.03, 0.06, -0.06, 0.09].some((north) =>
    [0, 0.05, -0.05, 0.1, -0.1].some((east) =>
      ukOutline.some((land) =>
        isOn(land, { latitude: town.latitude + north, longitude: town.longitude + east }),
      ),
    ),
  )
}

test('every town of the table lies on the drawn land, or on its shore', () => {
  const wet = towns.filter((town) => !leftOut.test(town.name) && !isAshore(town))
  expect(wet.map(({ name }) => name)).toEqual([])
})

test('most towns are well inside, so the land is not drawn too small', () => {
  const dry = towns.filter((town) => ukOutline.some((land) => isOn(land, town)))
  expect(dry.length / towns.length).toBeGreaterThan(0.94)
})

test('no stretch of coast is longer than 70 km, and the points stay within four kilobytes', () => {
  for (const land of ukOutline) {
    land.forEach((place, at) => expect(distanceKm(place, land.at(at - 1) ?? place)).toBeLessThan(70))
  }
  expect(ukOutline.flat().length * 8).toBeLessThan(4096)
})
