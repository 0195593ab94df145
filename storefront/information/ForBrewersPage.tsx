import type { PageData } from '../../shared/pages/page-payload.ts'
import { brewersText } from './trade-text.ts'
import { TradePage } from './TradePage.tsx'

type Props = { data: PageData['forBrewers'] }

export function ForBrewersPage({ data }: Props) {
  return <TradePage title={data.title} text={brewersText} />
}
