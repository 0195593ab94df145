import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TLocalizedValidationError } from 'typebox/error'
import { Compile, type Validator } from 'typebox/compile'
import { Convert } from 'typebox/value'
import type { TSchema } from 'typebox'
import type { App } from './app-type.ts'
import { badField } from '../errors/common-errors.ts'
import type { RequestError } from '../errors/request-error.ts'
import { badBody, emptyBody } from '../errors/transport-errors.ts'

/**
 * Accepts only JSON that matches the schema: converts no types of a body and drops no unknown fields. An error is a sentence that
 * names the field (OPEN-05). Affects only the plugin that calls it.
 */
export function acceptStrictJson(app: App): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parse(request, body as string, done)
  })
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    let compiled: Validator | null = null
    return (given: unknown) => {
      // At the first request, so that a start does not wait for some hundreds.
      compiled ??= Compile(schema)
      // An address holds text alone: its numbers are read as such.
      const value = httpPart === 'querystring' ? Convert(schema, given) : given
      if (!compiled.Check(value)) return { error: refusal(compiled.Errors(value)) }
      const position = positionOfUnstorable(value)
      if (position === null) return { value }
      return { error: badField(position, `Field '${position}' holds a character that no text may hold.`) }
    }
  })
}

/** A hook for calls whose body has no required fields. */
export function bodyMayBeMissing(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.body ??= {}
  done()
}

/** The path of a text with a NUL or half a character, which PostgreSQL cannot store; null without one. */
function positionOfUnstorable(value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? '' : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const position = positionOfUnstorable(inner)
    if (position !== null) return position === '' ? name : `${name}.${position}`
  }
  return null
}

/**
 * The first error, in words. The error of a union comes with those of all its branches, so the first is the most
 * useful. No more than eight are listed: where all of them are fields that a branch does not know, the first is named.
 */
function refusal(faults: readonly TLocalizedValidationError[]): RequestError {
  const fault = faults.find(({ keyword }) => keyword !== 'boolean') ?? faults[0]
  const position = fault?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  const within = (name: string) => (position === '' ? name : `${position}.${name}`)
  switch (fault?.keyword) {
    case 'required': {
      const name = within(fault.params.requiredProperties[0] ?? '')
      return badField(name, `Field '${name}' is missing.`)
    }
    case 'additionalProperties': {
      const name = within(String(fault.params.additionalProperties[0]))
      return badField(name, `Field '${name}' is not known.`)
    }
    case 'boolean':
      return badField(position, `Field '${position}' is not known.`)
    case 'minLength':
      return badField(position, tooShort(position, Number(fault.params.limit)))
    case 'maxLength':
      return badField(position, `Field '${position}' must have at most ${fault.params.limit} characters.`)
    case 'type':
      if (position === '') return badBody()
      return badField(position, `Field '${position}' must be ${typeInWords(String(fault.params.type))}.`)
    default:
      if (position === '') return fault?.keyword === 'minProperties' ? emptyBody() : badBody()
      return badField(position, `Field '${position}' is not valid.`)
  }
}

function tooShort(field: string, least: number): string {
  if (least === 1) return `Field '${field}' must not be empty.`
  // The exact text of AUTH-44.
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
