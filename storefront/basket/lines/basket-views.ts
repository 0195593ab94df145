import { paths } from '../../../shared/paths/paths.ts'
import {
  summariseGroups,
  summariseRegular,
  type BasketSummary,
} from '../../../shared/basket/basket-totals.ts'
import type { BasketEntry } from './basket-entry.ts'

/** One basket: the regular one, or that of a group. */
export type BasketView = BasketSummary & {
  /** Null for the regular basket. */
  group: { id: string; slug: string; name: string } | null
  name: string
  checkoutHref: string
}

/** The regular basket, always, and one for each group that has lines (BASK-02, BASK-03, BASK-51). */
export function viewsOf(entries: readonly BasketEntry[]): BasketView[] {
  const groups = summariseGroups(entries).map(({ groupId, groupSlug, groupName, ...summary }) => {
    const group = { id: groupId, slug: groupSlug, name: groupName }
    return { ...summary, group, name: groupName, checkoutHref: paths.groupCheckout(groupSlug, group) }
  })
  const regular = {
    ...summariseRegular(entries),
    group: null,
    name: 'Regular basket',
    checkoutHref: paths.checkout,
  }
  return [regular, ...groups]
}

/**
 * The view to show: the chosen one while it exists, else the first that has lines, else the regular one (BASK-27,
 * BASK-28). `chosen` is a group's slug, null for the regular basket, undefined before any choice.
 */
export function activeView(views: readonly BasketView[], chosen: string | null | undefined): BasketView {
  const wanted = views.find(({ group }) => (group?.slug ?? null) === chosen)
  return wanted ?? views.find(({ itemCount }) => itemCount > 0) ?? views[0]!
}

/** The lines of one basket. */
export const entriesOf = (entries: readonly BasketEntry[], { group }: Pick<BasketView, 'group'>) =>
  entries.filter((entry) => (entry.group?.slug ?? null) === (group?.slug ?? null))
