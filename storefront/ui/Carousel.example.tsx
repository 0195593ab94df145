import { Carousel } from './Carousel.tsx'
import { Roundel } from './Roundel.tsx'

const years = ['1851', '1874', '1902', '1933', '1971', '1988', '2004', '2019']

export function Several() {
  return (
    <Carousel
      label="Breweries by year"
      items={years.map((year) => ({
        key: year,
        content: (
          <Roundel size="large" above="Est." tone="malt">
            {year}
          </Roundel>
        ),
      }))}
    />
  )
}
