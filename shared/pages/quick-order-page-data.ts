import type { QuickOrder } from '../api/quick-order-api.ts'

export type QuickOrderData = {
  title: string
  breadcrumb: { label: string; href: string }[]
  /** As it was typed into a form that a browser without scripts sent. */
  text: string
  /** What was understood of it; null before anything was asked. */
  order: QuickOrder | null
  /** Why it could not be read. */
  error: string | null
}
