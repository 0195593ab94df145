import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Validator } from 'typebox/compile'
import { RpcError, rpcCodes } from './rpc-error.ts'

const compiled = new WeakMap<TSchema, Validator>()

/**
 * What is wrong with the arguments of a tool, in a sentence that names the place; null where nothing is. Throws RpcError
 * for a list that is too long, as the Universal Commerce Protocol asks.
 */
export function checkArguments(schema: TSchema, given: unknown): string | null {
  const validator = compiled.get(schema) ?? Compile(schema)
  compiled.set(schema, validator)
  if (!validator.Check(given)) {
    const [fault] = validator.Errors(given)
    const missing = fault?.keyword === 'required' ? `/${fault.params.requiredProperties[0] ?? ''}` : ''
    const place = `${fault?.instancePath ?? ''}${missing}`.slice(1).replaceAll('/', '.')
    if (fault?.keyword === 'maxItems')
      throw new RpcError(rpcCodes.badParameters, `${place} has too many items.`)
    return `${place || 'arguments'} ${missing === '' ? (fault?.message ?? 'is not valid') : 'is missing'}.`
  }
  return holdsUnstorable(given) ? 'A text holds a character that no text may hold.' : null
}

/** NUL and half characters, which PostgreSQL cannot store. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => holdsUnstorable(name) || holdsUnstorable(inner))
}
