import AjvCompiler from '@fastify/ajv-compiler'
import type { FastifyServerOptions } from 'fastify'

type Controller = NonNullable<FastifyServerOptions['schemaController']>
type Validators = NonNullable<NonNullable<Controller['compilersFactory']>['buildValidator']>

const compilerOf = AjvCompiler()

/** Fastify's compiler of request validators, which compiles each when the first request asks for it: a start waits for none. */
export const validateWhenAsked = ((...given: Parameters<typeof compilerOf>) => {
  const compile = compilerOf(...given)
  return (...route: Parameters<typeof compile>) => {
    let validate: ReturnType<typeof compile> | null = null
    return (value: unknown) => {
      validate ??= compile(...route)
      return validate(value) === true ? true : { error: validate.errors }
    }
  }
}) as Validators
