/** The fields that the forms of the gates send. */
export const gateFields = { audience: 'audience', password: 'password' } as const

/**
 * The cookie in which the server returns the result of a gate's form. early.ts, which has the name too, moves the
 * answer to where the browser stores it (ENT-79, ENT-80) and removes the cookie.
 */
export const gateAnswerCookie = 'dray-gate-answer'
export type GateAnswer = 'wholesale' | 'under18' | 'unlocked' | GateRefusal

/** What a visitor without scripts reads after a password that did not open the gate (GATE-08, C-93). */
export const gateRefusals = {
  wrong: 'Incorrect password, please try again.',
  limited: 'Too many attempts. Please try again in a few minutes.',
} as const
type GateRefusal = keyof typeof gateRefusals
