import type { NewClaim } from '../../shared/api/claims-api.ts'
import type { OrderConsignment } from '../../shared/api/orders-api.ts'
import { type ClaimKind, mostClaimPictures, shortestClaimText } from '../../shared/orders/claim-kinds.ts'

/** Sentences by the name of their field. */
export type ClaimErrors = { [field: string]: string }
type Said = Pick<NewClaim, 'kind' | 'text' | 'lines' | 'wish'> & { files: File[] }
type Part = { lines: readonly Pick<OrderConsignment['lines'][number], 'quantitySent'>[] }

export const unitsField = (position: number) => `units-${position}`

/** What the form of a claim says, or what is wrong in it. Nothing that was typed is left out. */
export function readClaim(form: FormData, part: Part): { said: Said } | { errors: ClaimErrors } {
  const errors: ClaimErrors = {}
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  const kind = textOf('kind')
  if (kind === '') errors['kind'] = 'Choose what is wrong.'

  const lines = part.lines.flatMap(({ quantitySent }, position) => {
    const name = unitsField(position)
    const typed = textOf(name)
    const units = /^\d+$/.test(typed) ? Number(typed) : Number.NaN
    if (typed === '' || units === 0) return []
    if (!(units <= quantitySent)) errors[name] = `A whole number of units, at most ${quantitySent}.`
    return [{ position, units }]
  })
  const firstField = part.lines.findIndex(({ quantitySent }) => quantitySent > 0)
  if (kind !== '' && kind !== 'not_arrived' && lines.length === 0)
    errors[unitsField(firstField)] = 'Say which units it is about.'

  const text = textOf('text')
  if (text.length < shortestClaimText) errors['text'] = `At least ${shortestClaimText} characters, please.`
  const files = form.getAll('pictures').filter((file): file is File => file instanceof File && file.size > 0)
  if (files.length > mostClaimPictures) errors['pictures'] = `At most ${mostClaimPictures} pictures, please.`

  if (Object.keys(errors).length > 0) return { errors }
  const wish = form.get('wish') === 'replacement' ? 'replacement' : 'refund'
  return { said: { kind: kind as ClaimKind, text, lines, wish, files } }
}
