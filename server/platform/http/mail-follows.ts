import Type from 'typebox'

/** The answer of a call that sends a mail, or would: 202 without a body. */
export const mailFollows = { 202: Type.Unsafe<void>({ type: 'null' }) }
