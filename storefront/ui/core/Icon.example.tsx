import { Icon } from './Icon.tsx'

export function Sizes() {
  return (
    <>
      <Icon name="search" size="small" />
      <Icon name="basket" />
      <Icon name="heart" size="large" />
      <Icon name="cask-firkin" size="huge" />
    </>
  )
}

export function Containers() {
  return (
    <>
      <Icon name="keg-20" size="huge" title="20 litre keg" />
      <Icon name="keg-30" size="huge" title="30 litre keg" />
      <Icon name="keg-50" size="huge" title="50 litre keg" />
      <Icon name="keykeg" size="huge" title="KeyKeg" />
      <Icon name="cask-pin" size="huge" title="Pin" />
      <Icon name="cask-firkin" size="huge" title="Firkin" />
      <Icon name="cask-kilderkin" size="huge" title="Kilderkin" />
      <Icon name="can-330" size="huge" title="330 ml can" />
      <Icon name="bottle-500" size="huge" title="500 ml bottle" />
      <Icon name="mixed-pack" size="huge" title="Mixed pack" />
    </>
  )
}

export function Accents() {
  return (
    <>
      <Icon name="truck" title="Delivered" />
      <Icon name="pin" />
      <Icon name="calendar" />
      <Icon name="thumb-up" />
      <Icon name="thumb-down" />
      <Icon name="flag" />
      <Icon name="camera" />
      <Icon name="download" />
      <Icon name="upload" />
      <Icon name="pound" />
      <Icon name="chart" />
      <Icon name="people" />
      <Icon name="edit" />
      <Icon name="trash" />
      <Icon name="filter" />
      <Icon name="grid" />
      <Icon name="list" />
    </>
  )
}
