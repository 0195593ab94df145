import type { PageData } from '../../shared/pages/page-payload.ts'
import { shopsText } from './trade-text.ts'
import { TradePage } from './TradePage.tsx'

type Props = { data: PageData['forShops'] }

export function ForShopsPage({ data }: Props) {
  return <TradePage title={data.title} text={shopsText} />
}
