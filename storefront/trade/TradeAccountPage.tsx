import type { PageData } from '../../shared/pages/page-payload.ts'
import { paths } from '../../shared/paths/paths.ts'
import { AccountFrame } from '../accounts/AccountFrame.tsx'
import { useSession } from '../accounts/session/session-state.ts'
import { SignedInOnly } from '../accounts/SignedInOnly.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { NewSiteForm } from './NewSiteForm.tsx'
import { PlainTradeForm } from './PlainTradeForm.tsx'
import { TradeArea } from './TradeArea.tsx'
import styles from './TradeAccountPage.module.css'

type Props = { data: PageData['tradeAccount'] }

/** /account/trade: the state of the trade account, and the form to apply for it or change it (TRADE-02). */
export function TradeAccountPage({ data }: Props) {
  const { status } = useSession()
  return (
    <AccountFrame title={data.title} current="trade">
      <div className={styles.page}>
        <div className={styles.intro}>
          <p>
            Breweries on Dray sell to the trade alone, so we look at every buyer once: who you are, that you
            may sell alcohol, and where a lorry can reach you. We answer within two working days.
          </p>
          <p>
            Have your premises licence number at hand, or your AWRS number if you sell to other businesses.
            VAT and company numbers are optional.
          </p>
        </div>
        {status === 'unknown' && <PlainTradeForm data={data} />}
        <SignedInOnly
          next={paths.trade}
          reason="A trade account belongs to a person with an account on Dray."
          skeleton={
            <div className={styles.waiting} aria-busy="true">
              <Skeleton shape="block" />
              <Skeleton lines={8} />
            </div>
          }
        >
          <OwnTrade />
        </SignedInOnly>
      </div>
    </AccountFrame>
  )
}

/** `?site=new` adds a site. Drawn for a signed-in client alone: the document is the same for everybody. */
const OwnTrade = () =>
  new URLSearchParams(location.search).get('site') === 'new' ? <NewSiteForm /> : <TradeArea />
