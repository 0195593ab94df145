import { useState } from 'react'
import { settingsSections } from '../../shared/accounts/settings-pages.ts'
import type { TradeAccount } from '../../shared/api/trade-api.ts'
import { accountCalls, refreshClient } from '../accounts/account-calls.ts'
import { Notice } from '../ui/core/Notice.tsx'
import { TradeForm } from './TradeForm.tsx'
import styles from './TradeAccountPage.module.css'

const nothingStated: TradeAccount = {
  state: 'none',
  details: {
    businessName: null,
    kind: null,
    licenceNumber: null,
    awrsNumber: null,
    vatNumber: null,
    companyNumber: null,
  },
  change: null,
  premises: [],
  question: null,
  answer: null,
  reason: null,
  appliedAt: null,
  decidedAt: null,
}

/** Adds a site to the business: an application for that site alone (BIZ-02). */
export function NewSiteForm() {
  const [key] = useState(() => crypto.randomUUID())
  return (
    <div className={styles.area}>
      <Notice title="A new site">
        It gets its own approval, prices, basket and orders. Your other sites order as before.
      </Notice>
      <TradeForm
        account={nothingStated}
        label="Add the site"
        send={async (typed) => {
          await accountCalls.addSite(typed, key)
          await refreshClient()
          location.assign(settingsSections.business.path)
        }}
      />
    </div>
  )
}
