import { Preview } from './Preview.tsx'

export function OfARefusal() {
  return (
    <Preview
      parts={[
        { title: 'Stock', sentences: ['3 × Towpath Bitter, firkin can be sold again.'] },
        { title: 'Money', sentences: ['£348.30 goes back to The Salt Cellar’s card.'] },
        { title: 'Documents', sentences: [] },
        { title: 'Email', sentences: ['The Salt Cellar: Learmonth Basin cannot send its order'] },
      ]}
      warnings={['The Salt Cellar gets nothing of this order from you. This cannot be taken back.']}
    />
  )
}
