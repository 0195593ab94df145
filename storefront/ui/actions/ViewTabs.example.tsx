import { ViewTabs } from './ViewTabs.tsx'

const views = [
  { key: 'placed', name: 'To answer', count: 3 },
  { key: 'accepted', name: 'Accepted', count: 12 },
  { key: 'closed', name: 'Closed', count: 1204 },
]

export function OfAList() {
  return (
    <ViewTabs
      label="Views of orders"
      views={views.map((view, at) => ({ ...view, href: `#${view.key}`, isCurrent: at === 0 }))}
    />
  )
}
