import { auditText } from '../../../shared/audit/audit-words.ts'
import { useState } from 'react'
import type { CreditDossier } from '../../../shared/api/credit-api.ts'
import type { TradeDossier } from '../../../shared/api/trade-api.ts'
import { moneyReaders, phoneOrderRoles } from '../../../shared/accounts/staff-rights.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { Answered } from '../../console/Answered.tsx'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { useTitle } from '../../console/use-title.ts'
import layout from '../../selling/OrderPage.module.css'
import { Timeline } from '../../ui/actions/Timeline.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { staffReads } from '../staff-calls.ts'
import { useMay } from '../staff-roles.ts'
import { keyText } from '../staff-words.ts'
import { BuyerActions } from './BuyerActs.tsx'
import { BuyerCredit } from './BuyerCredit.tsx'
import { BuyerStandingOrders } from './BuyerStandingOrders.tsx'
import { BuyerEmpties } from './BuyerEmpties.tsx'
import { BuyerPremises, BuyerStated } from './BuyerStated.tsx'
import { tradeStateText } from './buyer-words.ts'

/** /admin/buyers/{id}: what a buyer stated, what was decided, and what is owed (STAF-15). */
export function BuyerPage({ id }: { id: string }) {
  const trade = useConsoleRead<TradeDossier>(staffReads.buyer(id))
  const may = useMay()
  return (
    <Answered isPage loaded={trade.loaded} again={trade.again}>
      {(dossier) =>
        may(moneyReaders) ? (
          <WithCredit dossier={dossier} again={trade.again} />
        ) : (
          <Buyer dossier={dossier} credit={null} again={trade.again} />
        )
      }
    </Answered>
  )
}

/** Support reads no credit, so it is asked for by the others alone. */
function WithCredit({ dossier, again }: { dossier: TradeDossier; again: () => void }) {
  const credit = useConsoleRead<CreditDossier>(staffReads.credit(dossier.client.id))
  return (
    <Answered isPage loaded={credit.loaded} again={credit.again}>
      {(account) => (
        <Buyer
          dossier={dossier}
          credit={account}
          again={() => {
            again()
            credit.again()
          }}
        />
      )}
    </Answered>
  )
}

type Props = { dossier: TradeDossier; credit: CreditDossier | null; again: () => void }

function Buyer({ dossier, credit, again }: Props) {
  const { client, account } = dossier
  const business = account.details.businessName ?? client.name
  useTitle(business)
  const [acting, setActing] = useState<PlainAction | null>(null)
  return (
    <article className={layout.order}>
      <Head dossier={dossier} business={business} />
      <div className={layout.body}>
        <BuyerActions dossier={dossier} onAct={setActing} />
        <BuyerStated account={account} />
        <BuyerPremises account={account} />
        {credit !== null && <BuyerCredit credit={credit} onAct={setActing} />}
        <BuyerStandingOrders clientId={client.id} />
        <BuyerEmpties clientId={client.id} />
      </div>
      <aside className={layout.side}>
        <section aria-labelledby="timeline">
          <h2 id="timeline">What happened</h2>
          <Timeline label="What happened" items={timelineOf(dossier, credit)} />
        </section>
      </aside>
      {acting !== null && (
        <FieldsDialog
          act={acting}
          onClose={() => setActing(null)}
          onDone={() => {
            setActing(null)
            again()
          }}
        />
      )}
    </article>
  )
}

function Head({ dossier: { client, account }, business }: { dossier: TradeDossier; business: string }) {
  const { text, tone } = tradeStateText[account.state]
  const may = useMay()
  return (
    <header className={layout.head}>
      <p>
        <a href={staffPaths.buyers}>Buyers</a>
      </p>
      <div className={layout.title}>
        <h1>{business}</h1>
        {may(phoneOrderRoles) && account.state === 'approved' && (
          <LinkButton href={staffPaths.buyerOrder(client.id)}>New order</LinkButton>
        )}
      </div>
      <p className={layout.facts}>
        <Badge tone={tone}>{text}</Badge>
        <span>
          {client.name}, <a href={`mailto:${client.email}`}>{client.email}</a>
        </span>
        {account.appliedAt !== null && (
          <span className={layout.soft}>Applied {wholeMoment(account.appliedAt)}</span>
        )}
        <a href={`${staffPaths.orders}?${new URLSearchParams({ view: 'all', q: business })}`}>Orders</a>
      </p>
    </header>
  )
}

/** What was done to the trade account and to the credit account, the newest first. */
function timelineOf({ history }: TradeDossier, credit: CreditDossier | null) {
  return [...history, ...(credit?.history ?? [])]
    .map(({ at, verb, by, role, reason }, index) => ({
      key: `${at} ${index}`,
      at,
      when: wholeMoment(at),
      what: auditText({ verb }),
      who: role === 'buyer' ? by : `${by}, ${keyText(role).toLowerCase()}`,
      ...(reason !== null && { note: reason }),
    }))
    .toSorted((one, other) => other.at.localeCompare(one.at))
}
