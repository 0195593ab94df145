import type { packagingTypes } from '../../../shared/catalogue/containers.ts'

/** Kinds of containers for people. */
export const typeNames: Readonly<Record<(typeof packagingTypes)[number], string>> = {
  keg: 'Keg',
  cask: 'Cask',
  smallpack: 'Bottles or cans',
  universal: 'Other',
}

export type ReadSize =
  | { kind: 'size'; size: Record<string, unknown> }
  | { kind: 'wrong'; field: string; message: string }

/** What the form of a new size says, as its call takes it. */
export function readSize(form: FormData): ReadSize {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (text('name') === '') return { kind: 'wrong', field: 'name', message: 'Give the size its name.' }
  const litres = text('litres')
  const volumeMl = litres === '' ? null : Math.round(readLitres(litres) * 1000)
  if (volumeMl !== null && !(volumeMl >= 1 && volumeMl <= 1_000_000))
    return { kind: 'wrong', field: 'litres', message: 'Type litres, such as 40.9.' }
  const packSize = Number(text('packSize') || '1')
  if (!Number.isInteger(packSize) || packSize < 1 || packSize > 1000)
    return { kind: 'wrong', field: 'packSize', message: 'Type how many, from 1 to 1,000.' }
  const coupler = text('couplerType')
  return {
    kind: 'size',
    size: {
      name: text('name'),
      type: text('type'),
      volumeMl,
      packSize,
      couplerType: coupler === '' ? null : coupler,
    },
  }
}

/** '1,000' are a thousand; '40,9' are 40.9. */
function readLitres(typed: string): number {
  const isThousands = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(typed)
  return Number(isThousands ? typed.replaceAll(',', '') : typed.replace(',', '.'))
}
