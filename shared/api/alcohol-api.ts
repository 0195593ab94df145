import Type, { type Static } from 'typebox'
import { dutyBands } from '../duty/duty-band.ts'

/** GET /api/sell/{brewery}/money/alcohol: beer and pure alcohol that left in a month, less what came back (PLAT-32). */
export const AlcoholSold = Type.Object({
  /** 'YYYY-MM' in London. */
  month: Type.String(),
  rows: Type.Array(
    Type.Object({
      band: Type.Enum([...dutyBands]),
      isDraught: Type.Boolean(),
      /** Millilitres; below 0 more came back than left. */
      ml: Type.Integer(),
      pureMl: Type.Integer(),
    }),
  ),
  /** Containers with neither strength nor volume in the catalogue, which are not counted. */
  unknown: Type.Array(Type.String()),
})
export type AlcoholSold = Static<typeof AlcoholSold>
