import type { AuditSubject } from '../audit/write-audit.ts'

/** A client's credit account in the audit trail. */
export const creditSubject = (clientId: string): AuditSubject => ({ kind: 'credit', id: clientId })
