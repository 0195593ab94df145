import { RequestError } from './request-error.ts'

const { define } = RequestError

/** What Fastify refuses and has no name of ours; it says why, and with which status between 400 and 499. */
export const badRequest = define(
  { status: 400, code: 'bad_request', sentence: 'The request is not well formed.' },
  (status: number, message: string) => ({ status, message }),
)

export const badContentLength = define({
  status: 400,
  code: 'bad_request',
  sentence: 'The request body is not as long as its Content-Length header.',
})

export const invalidInput = define(
  { status: 400, code: 'bad_parameter', sentence: "Parameter '…' …, or: Field '…' …." },
  (field: string, message: string) => ({ message, field }),
)

export const badBody = define({ status: 400, code: 'bad_body', sentence: 'This call takes a JSON object.' })

export const emptyBody = define({
  status: 400,
  code: 'bad_body',
  sentence: 'What was sent names nothing: name at least one field.',
})

export const badHost = define({ status: 400, code: 'bad_host', sentence: 'The Host header names no host.' })

export const badForwardedProtocol = define({
  status: 400,
  code: 'bad_host',
  sentence: 'X-Forwarded-Proto must be http or https.',
})

export const notOpened = define({
  status: 421,
  code: 'not_opened',
  sentence: 'This shop is open on its own machine alone. PUBLIC_URL must name the address that others use.',
})

export const badJson = define({
  status: 400,
  code: 'bad_json',
  sentence: 'What was sent is not valid JSON.',
})

export const emptyJson = define({
  status: 400,
  code: 'bad_json',
  sentence: 'What was sent is empty. This call takes JSON.',
})

export const badMultipart = define({
  status: 400,
  code: 'bad_multipart',
  sentence: 'The upload was cut short or is not well formed.',
})

export const bodyTooSlow = define({
  status: 408,
  code: 'too_slow',
  sentence: 'What was sent took too long to arrive.',
})

export const tooLarge = define({
  status: 413,
  code: 'too_large',
  sentence: 'What was sent is larger than the shop takes.',
})

export const jsonOnly = define({
  status: 415,
  code: 'unsupported_media_type',
  sentence: 'This call takes JSON. Send it as application/json.',
})

export const multipartOnly = define({
  status: 415,
  code: 'unsupported_media_type',
  sentence: 'This call takes multipart/form-data.',
})
