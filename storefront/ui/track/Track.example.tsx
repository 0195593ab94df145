import { Track } from './Track.tsx'

const steps = [
  { label: 'Placed', day: 'Wed 25 Nov', isDone: true },
  { label: 'Confirmed', day: '', isDone: true },
  { label: 'Packed', day: '', isDone: false },
  { label: 'On its way', day: 'by Wed 2 Dec', isDone: false },
  { label: 'With you', day: 'by Wed 9 Dec', isDone: false },
]

export function OnItsWay() {
  return <Track label="Progress of DRAY-G4MM-43" steps={steps} />
}

export function Arrived() {
  return <Track label="Progress of DRAY-G4MM-44" steps={steps.map((step) => ({ ...step, isDone: true }))} />
}
