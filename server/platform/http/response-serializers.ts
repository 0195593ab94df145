import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Controller = NonNullable<FastifyServerOptions['schemaController']>
type Serializers = NonNullable<NonNullable<Controller['compilersFactory']>['buildSerializer']>

const compilerOf = SerializerSelector()
/** Serializers by the text of their schema: as many as the program declares schemas. */
const compiled = new Map<string, (answer: unknown) => string>()

/**
 * Fastify's compiler of response serializers, which compiles a schema once for any number of calls, when the first of
 * them answers. Half of the calls share theirs (a refusal has the same schema everywhere), and a start waits for none.
 */
export const compileEachOnce: Serializers = (externalSchemas, options) => {
  const compile = compilerOf(externalSchemas, options)
  return (route) => {
    const text = JSON.stringify(route.schema)
    const known = compiled.get(text)
    if (known !== undefined) return known
    const serialize = whenAsked(() => compile(route))
    compiled.set(text, serialize)
    return serialize
  }
}

function whenAsked(compile: () => (answer: unknown) => string): (answer: unknown) => string {
  let serialize: ((answer: unknown) => string) | null = null
  return (answer) => {
    serialize ??= compile()
    return serialize(answer)
  }
}
