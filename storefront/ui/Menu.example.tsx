import { Menu } from './Menu.tsx'

export function PlacesAndDeeds() {
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
