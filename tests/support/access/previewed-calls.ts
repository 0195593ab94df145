import type { RouteEntry } from '../../../server/platform/http/route-list.ts'

/** Paths of actions of breweries, groups and staff that would change what the owner has, or what the next try is aimed at. */
const previewed = [
  /^\/api\/admin\/(reviews\/:id\/.|shop\/:entry(\/undo)?$)/,
  // What is given back is sent by a sweep, sooner or later.
  /^\/api\/admin\/orders\/:number\/(refunds|changes|claims|bank-refund|payment\/question)$/,
  /^\/api\/admin\/(refunds|buyers\/:id\/credit|money\/(payments|pay-backs|write-offs|refunds|corrections|payouts))(\/|$)/,
  /^\/api\/admin\/money\/reconciliation\/(comparison|explanations)$/,
  /^\/api\/(admin|sell\/:brewery)\/orders\/:part\//,
  /^\/api\/(admin|sell\/:brewery)\/claims\/:claim\/(answer|decision)$/,
  /^\/api\/(admin|sell\/:brewery)\/empties\/./,
  /^\/api\/admin\/(standing-orders|applications|catalogue\/:change)\/./,
  /^\/api\/sell\/group\/:group\/runs\/:run\/./,
  /^\/api\/admin\/groups(\/:slug\/.|$)/,
]

/** Whether a call is made as a preview by everybody. */
export const isPreviewed = ({ method, path }: RouteEntry): boolean =>
  method !== 'GET' && previewed.some((each) => each.test(path))
