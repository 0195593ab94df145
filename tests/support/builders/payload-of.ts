import { noSnapshots, type PagePayload, type RouteName } from '../../../shared/pages/page-payload.ts'
import { exampleFooter, exampleNavigation, exampleNotice } from '../../../storefront/frame/frame-examples.ts'

/** What every route name's data have, and what says which form a list has. */
const plainData = { title: 'A page', head: { kind: 'shop' }, listing: { view: 'grid' } }

/** The payload of a page, with as much data as its form hangs on. */
export const payloadOf = (route: RouteName | string, data: object = plainData) =>
  ({
    route,
    data,
    navigation: exampleNavigation,
    footer: exampleFooter,
    noticeStrip: exampleNotice,
    ...noSnapshots,
  }) as unknown as PagePayload
