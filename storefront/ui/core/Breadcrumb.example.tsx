import { Breadcrumb } from './Breadcrumb.tsx'

export function ThreeDeep() {
  return (
    <Breadcrumb
      items={[
        { label: 'Home', href: '#home' },
        { label: 'Breweries', href: '#breweries' },
        { label: 'Staithe Brewery', href: '#staithe' },
        { label: 'Night Boat' },
      ]}
    />
  )
}
