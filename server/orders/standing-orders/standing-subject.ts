/** A standing order in the audit trail. */
export const standingSubject = (id: string) => ({ kind: 'standing order', id })
