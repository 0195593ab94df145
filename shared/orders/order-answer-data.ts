import type { OrderVerb } from './order-steps.ts'

/** One answer that a mail's link offers. */
export type AnswerChoice = {
  verb: OrderVerb
  label: string
  /** What it leads to. */
  detail: string
  /** The name of the adult who took the delivery is asked. */
  needsName: boolean
}

/** /orders/answer: what a buyer chooses by a link of a mail, without signing in. */
export type OrderAnswerData = {
  title: string
  number: string
  /** What it is about, a sentence each. */
  about: string[]
  /** None where the link was used, or there is nothing to answer any more. */
  choices: AnswerChoice[]
  /** Of the link, for the form. */
  token: string
  error: string | null
}
