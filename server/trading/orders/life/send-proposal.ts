import type { Database } from '../../../platform/database/database.ts'
import { enqueueSecretMail } from '../../../platform/mail/enqueue-mail.ts'
import { findOrder } from '../find-orders.ts'
import type { StepDeps } from '../order-deps.ts'
import { buyersMail } from './notify-step.ts'
import { proposalSentences } from './proposal-words.ts'
import { makeStepLink } from './step-links.ts'

type Sending = { number: string; consignmentId: string; note: string | null }

/** Asks the buyer about a proposal, by a mail with a link for each answer, which needs no sign-in (NOTE-11). */
export async function sendProposal(
  transaction: Database,
  { number, consignmentId, note }: Sending,
  { publicUrl, sealer, now }: StepDeps,
): Promise<void> {
  const order = await findOrder(transaction, null, number)
  const part = order.consignments.find(({ id }) => id === consignmentId)
  const mail = buyersMail(order, {
    verb: 'propose',
    parts: part ? [part] : [],
    backMinor: 0,
    note,
    publicUrl,
  })
  if (!part?.proposal || mail === null) return
  const until = new Date(part.proposal.answerBy)
  const { offers, answers } = proposalSentences(part, part.proposal)
  const links = []
  for (const { verb } of answers)
    links.push(await makeStepLink(transaction, { consignmentId, verb, until, now, publicUrl }))
  await enqueueSecretMail(
    { database: transaction, sealer },
    {
      to: mail.to,
      template: 'order-proposal',
      data: { ...mail.data, offers, answers: answers.map(({ text }) => text), answerLinks: links },
    },
  )
}
