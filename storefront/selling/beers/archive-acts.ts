import type { OwnBeer, OwnContainer } from '../../../shared/api/beers-api.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import type { PlainAct } from '../../console/plain-act.ts'

/** `call` is the address of the beer. */
export function onlineAct(call: string, size: OwnContainer): PlainAct {
  const { id, isOnline } = size
  const name = sizeName(size)
  return {
    title: isOnline ? `Take ${name} off sale` : `Sell ${name} online`,
    thing: 'The size',
    call: `${call}/containers/${id}/online`,
    method: 'PUT',
    fields: [],
    fixed: { isOnline: !isOnline },
    nameOf: () => (isOnline ? 'Take off sale' : 'Sell online'),
    done: isOnline ? `${name} is off sale.` : `${name} is sold online.`,
  }
}

export const archiveSizeAct = (call: string, size: OwnContainer): PlainAct =>
  archiveAct(`${call}/containers/${size.id}/archived`, 'The size', {
    name: sizeName(size),
    isArchived: size.isArchived,
  })

export const archiveBeerAct = (call: string, name: string, { isArchived }: OwnBeer): PlainAct =>
  archiveAct(`${call}/archived`, 'The beer', { name, isArchived })

const archiveAct = (
  call: string,
  thing: string,
  { name, isArchived }: { name: string; isArchived: boolean },
): PlainAct => ({
  title: isArchived ? `Take ${name} back` : `Archive ${name}`,
  thing,
  call,
  method: 'PUT',
  fields: [],
  fixed: { isArchived: !isArchived },
  nameOf: () => (isArchived ? 'Take back' : 'Archive'),
  done: isArchived ? `${name} is back, off sale.` : `${name} is archived.`,
})
