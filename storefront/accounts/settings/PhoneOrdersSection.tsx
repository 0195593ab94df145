import { useCallback, useEffect, useState } from 'react'
import type { PhoneOrderPermissions } from '../../../shared/api/phone-orders-api.ts'
import { clientCall } from '../../api/client-calls.ts'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { AccountSection } from './AccountSection.tsx'

const call = '/api/account/phone-orders'

/** The breweries that may place orders on account which the client gives by phone (REP-03). */
export function PhoneOrdersSection() {
  const [permissions, setPermissions] = useState<PhoneOrderPermissions | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const settle = useCallback(
    (answer: Promise<PhoneOrderPermissions>) =>
      answer.then(
        (read) => {
          setProblem(null)
          setPermissions(read)
        },
        (error: unknown) => setProblem(error instanceof Error ? error.message : 'Request failed'),
      ),
    [],
  )
  const read = useCallback(() => settle(clientCall<PhoneOrderPermissions>(call)), [settle])
  useEffect(() => void read(), [read])
  const allow = (slug: string, isAllowed: boolean) =>
    settle(clientCall(`${call}/${encodeURIComponent(slug)}`, { method: 'PUT', body: { isAllowed } }))
  return (
    <AccountSection
      id="phone-orders"
      title="Orders by phone"
      note="A brewery that you allow can place an order on your account when you call. You get an email at once, and can cancel free of charge for 30 minutes. All others send you the order for confirmation."
    >
      {problem !== null && (
        <ErrorState title="The breweries could not be loaded." onRetry={() => void read()}>
          <p>{problem}</p>
        </ErrorState>
      )}
      {permissions?.breweries.length === 0 && <p>You have not bought from a brewery yet.</p>}
      {permissions?.breweries.map(({ slug, name, allowedAt }) => (
        <Checkbox
          key={slug}
          label={name}
          name={`phone-orders-${slug}`}
          isChecked={allowedAt !== null}
          onChange={(isAllowed) => void allow(slug, isAllowed)}
        />
      ))}
    </AccountSection>
  )
}
