import { Carousel } from './Carousel.tsx'
import { Roundel } from '../core/Roundel.tsx'

const years = ['1851', '1874', '1902', '1933', '1971', '1988', '2004', '2019']

export function Several() {
  return <Years label="Breweries by year" shown={years} />
}

export function FewerThanFit() {
  return <Years label="The oldest brewery" shown={years.slice(0, 1)} />
}

function Years({ label, shown }: { label: string; shown: string[] }) {
  return (
    <Carousel
      label={label}
      items={shown.map((year) => ({
        key: year,
        content: (
          <Roundel above="Est." tone="malt">
            {year}
          </Roundel>
        ),
      }))}
    />
  )
}
