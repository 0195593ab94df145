import type { OfferToSave, SellingOffers } from '../../../shared/api/offers-api.ts'
import type { PriceRow } from '../../../shared/api/price-lists-api.ts'
import { mostQuantityPrices } from '../../../shared/prices/public-offers.ts'
import type { ActionField } from '../../console/act-field.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { sellingReads } from '../selling-calls.ts'
import { containerText } from './price-words.ts'
import { readPercent } from './read-price-list.ts'

export type SteppedSize = SellingOffers['quantityPrices'][number]
export type SellingOffer = SellingOffers['offers'][number]
type Body = Record<string, unknown>

const pounds = (minor: number | null = null) => (minor === null ? '' : (minor / 100).toFixed(2))
const numbered = Array.from({ length: mostQuantityPrices }, (_, at) => at + 1)

/** Sets all quantity prices of a size and its floor price; an empty step is none. */
export function quantityPricesAction(
  brewery: string,
  { containerId, title, steps, floorMinor }: SteppedSize,
): PlainAction {
  return {
    title: `Quantity prices of ${title}`,
    thing: 'The prices',
    call: `${sellingReads.price(brewery, containerId)}/quantity-prices`,
    method: 'PUT',
    fields: [
      ...numbered.flatMap((step): ActionField[] => [
        {
          name: `units${step}`,
          label: `Step ${step}: from units`,
          kind: 'count',
          maxLength: 4,
          value: String(steps[step - 1]?.fromUnits ?? ''),
        },
        {
          name: `price${step}`,
          label: `Step ${step}: price of one ex VAT, in pounds`,
          kind: 'pounds',
          maxLength: 12,
          value: pounds(steps[step - 1]?.priceMinor),
        },
      ]),
      {
        name: 'floorMinor',
        label: 'Your floor price ex VAT, in pounds',
        kind: 'pounds',
        hint: 'Optional. Pubs never see it; you are warned before you sell below it.',
        maxLength: 12,
        value: pounds(floorMinor),
      },
    ],
    bodyOf: (body) => ({
      steps: numbered.flatMap((step) => {
        const [fromUnits, priceMinor] = [body[`units${step}`], body[`price${step}`]]
        // A step with one of the two goes to the call, which names what is missing.
        return fromUnits === undefined && priceMinor === undefined ? [] : [{ fromUnits, priceMinor }]
      }),
      floorMinor: body['floorMinor'] ?? null,
    }),
    nameOf: () => 'Save quantity prices',
    done: 'The quantity prices are saved.',
  }
}

/** Saves a mixed offer, which counts units of several sizes together. */
export const mixedOfferAction = (
  brewery: string,
  { offer, id, containers }: { offer: SellingOffer | null; id: string; containers: readonly PriceRow[] },
): PlainAction =>
  offerAction(brewery, id, {
    title: offer ? `Change ${offer.name}` : 'Add a mixed offer',
    fields: [
      nameField(offer, 'Pubs read it, for example: Any 10 firkins.'),
      {
        name: 'fromUnits',
        label: 'Units of its sizes in one order',
        kind: 'count',
        missing: 'Type how many units the offer needs.',
        maxLength: 4,
        value: String(offer?.fromUnits ?? ''),
      },
      percentField(offer, 'Type a percentage, such as 5.'),
      ...sizeFields(offer, containers),
    ],
    read: (body) => ({ fromUnits: Number(body['fromUnits']) }),
  })

/** Saves a dated offer: a price or a percentage from one day to another, while units last. */
export const datedOfferAction = (
  brewery: string,
  { offer, id, containers }: { offer: SellingOffer | null; id: string; containers: readonly PriceRow[] },
): PlainAction =>
  offerAction(brewery, id, {
    title: offer ? `Change ${offer.name}` : 'Add a dated offer',
    fields: [
      nameField(offer, 'Pubs read it, for example: Autumn offer.'),
      {
        name: 'fromDay',
        label: 'First day',
        kind: 'day',
        missing: 'Choose the first day.',
        value: offer?.fromDay ?? '',
      },
      {
        name: 'untilDay',
        label: 'Last day',
        kind: 'day',
        missing: 'Choose the last day.',
        value: offer?.untilDay ?? '',
      },
      {
        name: 'priceMinor',
        label: 'Price of one ex VAT, in pounds',
        kind: 'pounds',
        hint: 'A price, or below it a percentage.',
        maxLength: 12,
        value: pounds(offer?.priceMinor),
      },
      percentField(offer),
      {
        name: 'unitLimit',
        label: 'While this many units last',
        kind: 'count',
        hint: 'Optional.',
        maxLength: 6,
        value: String(offer?.unitLimit ?? ''),
      },
      ...sizeFields(offer, containers),
    ],
    read: ({ fromDay, untilDay, priceMinor = null, unitLimit = null }) => ({
      fromDay: String(fromDay),
      untilDay: String(untilDay),
      priceMinor: priceMinor as number | null,
      unitLimit: unitLimit as number | null,
    }),
  })

export const removeOfferAction = (brewery: string, { id, name }: SellingOffer): PlainAction => ({
  title: `Remove ${name}`,
  thing: 'The offer',
  call: sellingReads.offer(brewery, id),
  method: 'DELETE',
  fields: [],
  nameOf: () => 'Remove offer',
  isDangerous: true,
  done: 'The offer is removed.',
})

function offerAction(
  brewery: string,
  id: string,
  {
    title,
    fields,
    read,
  }: Pick<PlainAction, 'title' | 'fields'> & { read: (body: Body) => Partial<OfferToSave> },
): PlainAction {
  return {
    title,
    thing: 'The offer',
    call: sellingReads.offer(brewery, id),
    method: 'PUT',
    fields,
    bodyOf: (body): OfferToSave => {
      const percent = body['percentOff'] === undefined ? null : readPercent(String(body['percentOff']))
      return {
        name: String(body['name']),
        fromUnits: 1,
        // Zero is refused with the field's name, as is what is not a percentage.
        percentOff: body['percentOff'] === undefined ? null : (percent ?? 0),
        priceMinor: null,
        fromDay: null,
        untilDay: null,
        unitLimit: null,
        sizes: Object.keys(body).flatMap((key) =>
          key.startsWith('size ') && body[key] === true ? key.slice('size '.length) : [],
        ),
        ...read(body),
      }
    },
    nameOf: () => 'Save offer',
    done: 'The offer is saved.',
  }
}

const nameField = (offer: SellingOffer | null, hint: string): ActionField => ({
  name: 'name',
  label: 'Name',
  kind: 'line',
  hint,
  missing: 'Type a name for the offer.',
  maxLength: 80,
  value: offer?.name ?? '',
})

const percentField = (offer: SellingOffer | null, missing?: string): ActionField => ({
  name: 'percentOff',
  label: 'Off the base price, in percent',
  kind: 'line',
  ...(missing !== undefined && { missing }),
  maxLength: 8,
  value: percentText(offer?.percentOff),
})

const sizeFields = (offer: SellingOffer | null, containers: readonly PriceRow[]): ActionField[] =>
  containers.map((row) => ({
    name: `size ${row.containerId}`,
    label: containerText(row),
    kind: 'tick',
    value: offer?.sizes.some(({ containerId }) => containerId === row.containerId) ? 'on' : '',
  }))

const percentText = (percentOff: number | null = null) =>
  percentOff === null ? '' : String(percentOff / 100)
