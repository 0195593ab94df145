/** The parts of an OpenAPI document that are read and written here. */
export type JsonSchema = {
  type?: string | string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  items?: JsonSchema
  minItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  patternProperties?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
}

type Media = { schema?: JsonSchema; example?: unknown }
export type Answer = {
  $ref?: string
  description?: string
  headers?: Record<string, object>
  content?: Record<string, Media>
}

export type Operation = {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, readonly string[]>[]
  parameters?: { in: string; name: string; required?: boolean; description?: string; schema?: JsonSchema }[]
  requestBody?: { required?: boolean; content?: Record<string, Media> }
  responses?: Record<string, Answer>
}

export type ApiDocument = {
  openapi: string
  info: { title: string; version: string; description?: string; contact?: object }
  servers?: object[]
  tags?: object[]
  components?: Record<string, Record<string, unknown>>
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, { post: object }>
}
