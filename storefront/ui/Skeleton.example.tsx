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
