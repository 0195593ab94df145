import type { AuditSubject } from '../audit/write-audit.ts'

/** A client's trade account in the audit trail. */
export const tradeSubject = (clientId: string): AuditSubject => ({ kind: 'trade', id: clientId })
