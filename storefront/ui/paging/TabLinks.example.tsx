import { TabLinks } from './TabLinks.tsx'

export function Pages() {
  return (
    <TabLinks
      label="Account"
      items={[
        { href: '#orders', label: 'Orders', isCurrent: true },
        { href: '#details', label: 'Details' },
        { href: '#addresses', label: 'Addresses' },
        { href: '#passwords', label: 'Password' },
      ]}
    />
  )
}
