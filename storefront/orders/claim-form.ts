import type { NewClaim } from '../../shared/api/claims-api.ts'
import { type ClaimKind, mostClaimPictures, shortestClaimText } from '../../shared/orders/claim-kinds.ts'

/** Sentences by the name of their field. */
export type ClaimErrors = { [field: string]: string }
type Said = Pick<NewClaim, 'kind' | 'text' | 'lines' | 'wish'> & { files: File[] }

export const unitsField = (position: number) => `units-${position}`

/**
 * What the form of a claim says, or what is wrong in it. Nothing that was typed is left out. `units` are those of each
 * line that can be claimed for.
 */
export function readClaim(
  form: FormData,
  units: readonly number[],
): { said: Said } | { errors: ClaimErrors } {
  const errors: ClaimErrors = {}
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  const kind = textOf('kind')
  if (kind === '') errors['kind'] = 'Choose what is wrong.'

  const lines = units.flatMap((most, position) => {
    const name = unitsField(position)
    const typed = textOf(name)
    const claimed = /^\d+$/.test(typed) ? Number(typed) : Number.NaN
    if (typed === '' || claimed === 0) return []
    if (!(claimed <= most)) errors[name] = `Enter a whole number of units, at most ${most}.`
    return [{ position, units: claimed }]
  })
  const firstField = units.findIndex((most) => most > 0)
  if (kind !== '' && kind !== 'not_arrived' && lines.length === 0)
    errors[unitsField(firstField)] = 'Enter how many units are affected.'

  const text = textOf('text')
  if (text.length < shortestClaimText) errors['text'] = `Enter at least ${shortestClaimText} characters.`
  const files = form.getAll('pictures').filter((file): file is File => file instanceof File && file.size > 0)
  if (files.length > mostClaimPictures) errors['pictures'] = `Choose at most ${mostClaimPictures} pictures.`

  if (Object.keys(errors).length > 0) return { errors }
  const wish = form.get('wish') === 'replacement' ? 'replacement' : 'refund'
  return { said: { kind: kind as ClaimKind, text, lines, wish, files } }
}
