import type { Database } from '../../database/database.ts'
import { enqueueSecretMail } from '../../mail/enqueue-mail.ts'
import type { Sealer } from '../../secrets/seal-text.ts'
import { findOrder } from '../find-orders.ts'
import { buyersMail } from './notify-step.ts'
import { proposalSentences } from './proposal-words.ts'
import { makeStepLink } from './step-links.ts'

type Sending = {
  number: string
  consignmentId: string
  note: string | null
  publicUrl: string
  sealer: Sealer
}

/** Asks the buyer about a proposal, by a mail with a link that answers without signing in. */
export async function sendProposal(
  transaction: Database,
  { number, consignmentId, note, publicUrl, sealer }: Sending,
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
  const validUntil = new Date(part.proposal.answerBy)
  const answerLink = await makeStepLink(transaction, {
    consignmentId,
    purpose: 'proposal',
    validUntil,
    publicUrl,
  })
  await enqueueSecretMail(
    { database: transaction, sealer },
    {
      to: mail.to,
      template: 'order-proposal',
      data: { ...mail.data, ...proposalSentences(part, part.proposal), answerLink },
    },
  )
}
