import { useEffect, useState } from 'react'
import type { Suggestions } from '../../../shared/api/suggestions-api.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { clientCall } from '../../api/client-calls.ts'
import { useTitle } from '../../console/use-title.ts'
import layout from '../../selling/OrderPage.module.css'
import { OrderPad } from '../../selling/pad/OrderPad.tsx'
import { Button } from '../../ui/core/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { staffReads } from '../staff-calls.ts'

type Seller = { kind: 'brewery' | 'group'; slug: string; name: string }

/** /admin/buyers/{id}/order: an order that staff take by phone for any brewery or group (REP-05). */
export function BuyerOrderPage({ id }: { id: string }) {
  const [seller, setSeller] = useState<Seller | null>(null)
  if (seller === null) return <SellerSearch id={id} onChoose={setSeller} />
  return (
    <OrderPad
      needsCaller
      calls={{
        path: staffReads.phoneOrders(id),
        query: `?${new URLSearchParams({ [seller.kind]: seller.slug })}`,
      }}
      back={staffPaths.buyer(id)}
      orderHref={staffPaths.order}
    />
  )
}

function SellerSearch({ id, onChoose }: { id: string; onChoose: (seller: Seller) => void }) {
  useTitle('New order')
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Seller[]>([])
  useEffect(() => {
    const q = typed.trim()
    if (q.length < 2) return
    let isLate = false
    clientCall<Suggestions>(`${paths.suggestions}?${new URLSearchParams({ q })}`).then(
      ({ teams, groups }) =>
        !isLate &&
        setFound([
          ...teams.map(({ href, name }) => ({ kind: 'brewery' as const, slug: slugOf(href), name })),
          ...groups.map(({ href, name }) => ({ kind: 'group' as const, slug: slugOf(href), name })),
        ]),
      () => !isLate && setFound([]),
    )
    return () => {
      isLate = true
    }
  }, [typed])
  return (
    <article className={layout.body}>
      <header className={layout.head}>
        <p>
          <a href={staffPaths.buyer(id)}>Buyer</a>
        </p>
        <h1>New order</h1>
      </header>
      <TextInput label="Brewery or group" name="seller" type="search" value={typed} onChange={setTyped} />
      {found.map((seller) => (
        <p key={`${seller.kind} ${seller.slug}`}>
          <Button variant="quiet" onClick={() => onChoose(seller)}>
            {seller.kind === 'group' ? `${seller.name}, group` : seller.name}
          </Button>
        </p>
      ))}
    </article>
  )
}

/** Addresses of breweries and groups end with their slug. */
const slugOf = (href: string): string => decodeURIComponent(href.split('/').at(-1) ?? '')
