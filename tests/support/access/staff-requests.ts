/** What calls of the staff for reviews and the shop take; a preview changes nothing of the owner's. */
export const staffBodies = {
  'POST /api/admin/reviews/:id/approve': () => ({ note: 'Looked at.' }),
  'POST /api/admin/reviews/:id/hide': () => ({ reason: 'It names people.' }),
  'POST /api/admin/reviews/:id/bar': () => ({ reason: 'Advertising.' }),
  'POST /api/admin/reviews/:id/unbar': () => ({}),
  'PUT /api/admin/shop/:entry': () => ({ json: 'true' }),
  'POST /api/admin/shop/:entry/undo': () => ({}),
  'POST /api/admin/shop/:entry/page': () => ({ json: 'true' }),
}

/** Paths of acts of breweries, groups and staff that would change what the owner has, or what the next try is aimed at. */
const previewed = [
  /^\/api\/admin\/(reviews\/:id\/.|shop\/:entry(\/undo)?$)/,
  // What is given back is sent by a sweep, sooner or later.
  /^\/api\/admin\/orders\/:number\/(refunds|changes|bank-refund|payment\/question)$/,
  /^\/api\/admin\/(buyers\/:id\/credit|money\/(payments|pay-backs|write-offs))(\/|$)/,
  /^\/api\/(admin|sell\/:brewery)\/orders\/:part\//,
  /^\/api\/(admin|sell\/:brewery)\/claims\/:claim\/(answer|decision)$/,
  /^\/api\/(admin|sell\/:brewery)\/empties\/./,
  /^\/api\/admin\/(standing-orders|applications|catalogue\/:change)\/./,
  /^\/api\/sell\/group\/:group\/runs\/:run\/./,
  /^\/api\/admin\/groups(\/:slug\/.|$)/,
]

/** Whether every call of an address is a preview. */
export const isPreviewed = (path: string): boolean => previewed.some((each) => each.test(path))
