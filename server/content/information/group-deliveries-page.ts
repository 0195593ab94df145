import { type DeliveryAudience, deliveryAudiences } from '../../../shared/paths/delivery-audience.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'
import { informationPage } from './information-page.ts'

const heads: Record<DeliveryAudience, { title: string; description: string }> = {
  venues: {
    title: 'How group deliveries work',
    description:
      'Order from several independent breweries of one group, get it all on one pallet and pay one pallet charge. How it works for pubs and venues, in three steps.',
  },
  breweries: {
    title: 'How group deliveries work for breweries',
    description:
      'Share a pallet with the breweries around you: smaller drops, one run, your own prices and invoices. How a group works for a brewery, in three steps.',
  },
}

/** /group-deliveries, for venues by default and for breweries on request (STAT-01, STAT-13, STAT-14). */
export async function loadGroupDeliveries(
  _deps: unknown,
  { query, publicUrl }: PageRequest,
): Promise<PageResult<'groupDeliveriesInfo'>> {
  const asked = query.get('audience')
  const audience = deliveryAudiences.find((known) => known === asked) ?? 'venues'
  const { title, description } = heads[audience]
  const canonicalPath = paths.groupDeliveriesFor(audience)
  return informationPage<'groupDeliveriesInfo'>({
    publicUrl,
    data: { title, audience },
    canonicalPath,
    description,
  })
}
