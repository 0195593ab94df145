import type { OwnBeer, OwnContainer } from '../../../shared/api/beers-api.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import type { PlainAction } from '../../console/plain-act.ts'

/** `call` is the address of the beer. */
export function onlineAction(call: string, size: OwnContainer): PlainAction {
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

export const archiveSizeAction = (call: string, size: OwnContainer): PlainAction =>
  archiveAction(`${call}/containers/${size.id}/archived`, 'The size', {
    name: sizeName(size),
    isArchived: size.isArchived,
  })

export const archiveBeerAction = (call: string, name: string, { isArchived }: OwnBeer): PlainAction =>
  archiveAction(`${call}/archived`, 'The beer', { name, isArchived })

const archiveAction = (
  call: string,
  thing: string,
  { name, isArchived }: { name: string; isArchived: boolean },
): PlainAction => ({
  title: isArchived ? `Take ${name} back` : `Archive ${name}`,
  thing,
  call,
  method: 'PUT',
  fields: [],
  fixed: { isArchived: !isArchived },
  nameOf: () => (isArchived ? 'Take back' : 'Archive'),
  done: isArchived ? `${name} is back, off sale.` : `${name} is archived.`,
})
