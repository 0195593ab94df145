import { RequestError } from './request-error.ts'

const { define } = RequestError

export const tooManyWebhooks = define({
  status: 409,
  code: 'too_many_webhooks',
  sentence: 'There are too many webhooks. Please remove one first.',
})

/** Nothing is sent to a webhook that is off. */
export const webhookOff = define({
  status: 409,
  code: 'webhook_off',
  sentence: 'This webhook is off. Please switch it on first.',
})
