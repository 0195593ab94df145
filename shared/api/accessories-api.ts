import Type, { type Static } from 'typebox'

const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** An accessory as the wire knows it (ENT-32, ENT-33). */
export const Upsell = Type.Object({
  id: Type.String({ format: 'uuid' }),
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  priceMinor: nullable(Type.Integer()),
  price: nullable(Type.String()),
  couplerType: nullable(Type.String()),
  displayOrder: Type.Integer(),
  currentStock: Type.Integer(),
  maxQuantity: nullable(Type.Integer()),
  isSoldOut: Type.Boolean(),
  stockMessage: Type.String(),
  images: Type.Array(
    Type.Object({ id: Type.String(), url: Type.String(), iconUrl: Type.String(), isDefault: Type.Boolean() }),
  ),
})
export type Upsell = Static<typeof Upsell>
