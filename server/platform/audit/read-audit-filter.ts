import { verbsSaying } from '../../../shared/audit/audit-words.ts'
import { addDays, londonMoment } from '../../../shared/working-time/working-time.ts'
import { likePattern, typedWords } from '../database/typed-words.ts'
import type { AuditFilter } from './audit-queries.ts'

type ReadAuditFilterInput = Partial<Record<'q' | 'actor' | 'verb' | 'from' | 'until', string | undefined>>

/** What narrows the trail, as it was typed; days are 'YYYY-MM-DD' by the clock of London, both counted in. */
export const readAuditFilter = ({ q, actor, verb, from, until }: ReadAuditFilterInput): AuditFilter => ({
  words: typedWords(q),
  actor: likePattern(actor),
  verb: likePattern(verb),
  verbs: verb === undefined ? undefined : verbsSaying(verb),
  from: from === undefined ? undefined : londonMoment(from, '00:00'),
  until: until === undefined ? undefined : londonMoment(addDays(until, 1), '00:00'),
})
