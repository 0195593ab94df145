import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TLocalizedValidationError } from 'typebox/error'
import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { badField, RequestError } from '../errors.ts'
import type { App } from './app-type.ts'

/**
 * Takes JSON and nothing else, exactly as the schema says: nothing is turned from one type into another and nothing
 * unknown is dropped in silence. What is wrong is told in a sentence that names the field (OPEN-05). Touches the
 * plugin it is called in only.
 */
export function takeStrictJson(app: App): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parse(request, body as string, done)
  })
  app.setValidatorCompiler<TSchema>(({ schema }) => {
    const compiled = Compile(schema)
    return (value: unknown) => {
      if (!compiled.Check(value)) return { error: refusal(compiled.Errors(value)) }
      const place = placeOfNul(value)
      if (place === null) return { value }
      return { error: badField(place, `Field '${place}' holds a character that no text may hold.`) }
    }
  })
}

/** A hook for calls whose body has nothing that must be there. */
export function bodyMayBeMissing(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.body ??= {}
  done()
}

/** Where a text holds a NUL, which PostgreSQL cannot keep; null where none does. */
function placeOfNul(value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\0') ? '' : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const place = placeOfNul(inner)
    if (place !== null) return place === '' ? name : `${name}.${place}`
  }
  return null
}

/** The first fault, in words. Faults of a choice come with those of every branch, so the first says the most. */
function refusal(faults: readonly TLocalizedValidationError[]): RequestError {
  const fault = faults.find(({ keyword }) => keyword !== 'boolean')
  const place = fault?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  const within = (name: string) => (place === '' ? name : `${place}.${name}`)
  switch (fault?.keyword) {
    case 'required': {
      const name = within(fault.params.requiredProperties[0] ?? '')
      return badField(name, `Field '${name}' is missing.`)
    }
    case 'additionalProperties': {
      const name = within(String(fault.params.additionalProperties[0]))
      return badField(name, `Field '${name}' is not known.`)
    }
    case 'minLength':
      return badField(place, tooShort(place, Number(fault.params.limit)))
    case 'maxLength':
      return badField(place, `Field '${place}' must have at most ${fault.params.limit} characters.`)
    case 'type':
      if (place === '') return new RequestError(400, 'bad_body', 'This call takes a JSON object.')
      return badField(place, `Field '${place}' must be ${typeInWords(String(fault.params.type))}.`)
    default:
      return badField(place, `Field '${place}' is not valid.`)
  }
}

function tooShort(field: string, least: number): string {
  if (least === 1) return `Field '${field}' must not be empty.`
  // AUTH-44, to the letter.
  if (field === 'password') return `Password must be at least ${least} characters long.`
  return `Field '${field}' must have at least ${least} characters.`
}

function typeInWords(type: string): string {
  const words: Record<string, string> = {
    string: 'text',
    boolean: 'true or false',
    object: 'an object',
    array: 'a list',
    number: 'a number',
    integer: 'a whole number',
  }
  return words[type] ?? type
}
