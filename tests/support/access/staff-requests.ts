/** What calls of the staff for reviews and the shop take; a preview changes nothing of the owner's. */
export const staffBodies = {
  'POST /api/admin/reviews/:id/approve': () => ({ note: 'Looked at.' }),
  'POST /api/admin/reviews/:id/hide': () => ({ reason: 'It names people.' }),
  'POST /api/admin/reviews/:id/bar': () => ({ reason: 'Advertising.' }),
  'POST /api/admin/reviews/:id/unbar': () => ({}),
}

/** Paths below which every call of the matrix is a preview. */
export const isPreviewed = (path: string): boolean => /^\/api\/admin\/reviews\/:id\/./.test(path)
