import { Timeline } from './Timeline.tsx'

export function OfAnOrder() {
  return (
    <Timeline
      label="What happened"
      items={[
        {
          key: 'propose',
          at: '2026-11-23T09:12:00Z',
          when: '23 Nov 2026, 09:12',
          what: 'Proposed a change',
          who: 'Jan Mason',
          note: 'One firkin has not dropped bright.',
        },
        { key: 'pay', at: '2026-11-22T18:04:00Z', when: '22 Nov 2026, 18:04', what: 'Paid', who: 'The pub' },
        {
          key: 'place',
          at: '2026-11-22T18:03:00Z',
          when: '22 Nov 2026, 18:03',
          what: 'Ordered',
          who: 'The pub',
        },
      ]}
    />
  )
}
