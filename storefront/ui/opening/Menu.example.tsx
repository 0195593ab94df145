import { Menu } from './Menu.tsx'

export function LinksAndActions() {
  return (
    <Menu
      items={[
        { label: 'Orders', href: '#orders', icon: 'truck', isCurrent: true },
        { label: 'Wishlist', href: '#wishlist', icon: 'heart' },
        { label: 'Log out', onPress: () => undefined },
      ]}
    />
  )
}
