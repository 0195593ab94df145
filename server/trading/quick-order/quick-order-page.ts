import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import type { PageHead, PageResult } from '../../platform/http/page-loading.ts'

type Page = { data: PageData['quickOrder']; head: PageHead }

/** The empty pad: the same for all visitors. */
export async function loadQuickOrder(): Promise<PageResult<'quickOrder'>> {
  return { kind: 'page', ...quickOrderPage({ text: '', order: null, error: null }), topics: [] }
}

/** The pad with the contents of a form. */
export function quickOrderPage(typed: Pick<Page['data'], 'text' | 'order' | 'error'>): Page {
  return {
    data: {
      title: 'Quick order',
      breadcrumb: [
        { label: 'Home', href: paths.home },
        { label: 'Shop', href: paths.shop },
        { label: 'Quick order', href: paths.quickOrder },
      ],
      ...typed,
    },
    head: {
      description: 'Type or paste an order the way you would write it, and fill a basket from it.',
      canonicalPath: paths.quickOrder,
      indexed: true,
    },
  }
}
