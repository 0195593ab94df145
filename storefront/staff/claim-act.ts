import type { StaffPart } from '../../shared/api/staff-orders-api.ts'
import { claimKinds, longestClaimText, shortestClaimText } from '../../shared/orders/claim-kinds.ts'
import type { PlainAction } from '../console/plain-act.ts'
import { claimKindNames } from '../orders/own-claim-words.ts'

const unitsField = (position: number) => `units-${position}`

/** A claim that staff open for a buyer who called or wrote (CLAIM-07): another person decides it above the limit. */
export function openClaimAction(number: string, { id, brewery, lines }: StaffPart): PlainAction {
  const sent = lines.filter(({ quantitySent }) => quantitySent > 0)
  return {
    title: `Open a claim about ${brewery ?? 'Dray'}: ${number}`,
    thing: 'The order',
    call: `/api/admin/orders/${encodeURIComponent(number)}/claims`,
    fixed: { part: id },
    fields: [
      {
        kind: 'choice',
        name: 'kind',
        label: 'What is wrong?',
        options: [
          { value: '', label: 'Choose' },
          ...claimKinds.map((value) => ({ value, label: claimKindNames[value] })),
        ],
        missing: 'Choose what is wrong.',
      },
      ...sent.map(({ position, title, variantLabel, quantitySent }) => ({
        kind: 'count' as const,
        name: unitsField(position),
        label: `${[title, variantLabel].filter(Boolean).join(', ')}: units`,
        hint: `${quantitySent} sent. Leave all units blank for everything that was sent.`,
      })),
      {
        kind: 'words',
        name: 'text',
        label: 'What did the buyer say?',
        hint: `At least ${shortestClaimText} characters. The brewery reads this.`,
        maxLength: longestClaimText,
        missing: 'Write what the buyer said.',
      },
      {
        kind: 'choice',
        name: 'wish',
        label: 'What would the buyer like?',
        value: 'refund',
        options: [
          { value: 'refund', label: 'The money back' },
          { value: 'replacement', label: 'The units again' },
        ],
      },
    ],
    bodyOf: (body) => {
      const claimed = sent.flatMap(({ position }) => {
        const units = body[unitsField(position)]
        return typeof units === 'number' ? [{ position, units }] : []
      })
      const { part, kind, text, wish } = body
      return { part, kind, text, wish, ...(claimed.length > 0 && { lines: claimed }) }
    },
    nameOf: () => 'Open the claim',
    done: `A claim about order ${number} is opened.`,
  }
}
