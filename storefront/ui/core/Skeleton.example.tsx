import { Skeleton } from './Skeleton.tsx'

export function Text() {
  return <Skeleton lines={3} />
}

export function Shapes() {
  return (
    <div>
      <Skeleton shape="heading" />
      <Skeleton lines={2} />
      <Skeleton shape="button" />
    </div>
  )
}

export function CircleAndBlock() {
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <span style={{ inlineSize: '4rem' }}>
        <Skeleton shape="circle" />
      </span>
      <span style={{ inlineSize: '12rem', blockSize: '4rem' }}>
        <Skeleton shape="block" />
      </span>
    </div>
  )
}
