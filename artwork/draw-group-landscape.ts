import { landscapeFeatures, type LandscapeFeature } from './landscape-features.ts'
import { landscapeRegions, type LandscapeBand, type LandscapeRegion } from './landscape-regions.ts'
import { mixed } from './palette-inks.ts'
import { seededNumbers } from '../shared/format/seeded-numbers.ts'
import { textSeed } from './text-seed.ts'

export type GroupPlace = { slug: string; name: string; regionSlug: string }

const document = '#f6f1e7'

/** Draws the landscape of a group's region, 960 by 540 and at most 8 KB; the group's slug moves the hills about. */
export function drawGroupLandscape({ slug, regionSlug }: GroupPlace): string {
  const known = Object.hasOwn(landscapeRegions, regionSlug) ? regionSlug : 'rest-of-uk'
  const region = landscapeRegions[known]!
  const random = seededNumbers(textSeed(slug))
  const bands = region.bands.map((band) => landBand(band, region, random))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice">${sky(region, random)}${bands.join('')}</svg>`
}

function sky(region: LandscapeRegion, random: () => number): string {
  const x = Math.round(region.sunX + (random() - 0.5) * 160)
  const y = Math.round(150 + random() * 50)
  const clouds = Array.from({ length: 3 }, (_, at) => {
    const left = Math.round(40 + at * 300 + random() * 140)
    const top = Math.round(50 + random() * 110)
    return `M${left} ${top}h${Math.round(70 + random() * 90)}M${left + 24} ${top + 13}h${Math.round(60 + random() * 60)}`
  })
  const birds = Array.from({ length: 4 }, () => {
    const [left, top] = [Math.round(120 + random() * 700), Math.round(60 + random() * 110)]
    return `M${left} ${top}q6-7 11 0q5-7 11 0`
  })
  return [
    `<path fill="${region.sky}" d="M0 0H960V540H0z"/>`,
    `<circle cx="${x}" cy="${y}" r="480" fill="none" stroke="${region.glow}" stroke-width="960" stroke-dasharray="36 39.4"/>`,
    `<circle cx="${x}" cy="${y}" r="74" fill="${region.sky}"/><circle cx="${x}" cy="${y}" r="60" fill="${region.sun}"/>`,
    `<path fill="none" stroke="${document}" stroke-width="9" stroke-linecap="round" d="${clouds.join('')}"/>`,
    `<path fill="none" stroke="${region.ink}" stroke-width="3" d="${birds.join('')}"/>`,
  ].join('')
}

function landBand(band: LandscapeBand, region: LandscapeRegion, random: () => number): string {
  const heights = ridge(band, random)
  const shade = mixed(band.colour, region.ink, 0.3)
  const light = mixed(band.colour, document, 0.35)
  const step = 960 / (heights.length - 1)
  const heightAt = (x: number) => {
    const at = Math.max(0, Math.min(heights.length - 2, Math.floor(x / step)))
    return heights[at]! + (heights[at + 1]! - heights[at]!) * (x / step - at)
  }
  const features = (band.features ?? []).map(([name, x, scale]) => {
    const across = Math.round(x + (random() - 0.5) * 50)
    const foot = Math.round(
      band.kind === 'sea' ? band.y + 26 : heightAt(across) + (band.kind === 'flat' ? 2 : 7),
    )
    return feature(
      landscapeFeatures[name],
      across,
      foot,
      scale,
      region.ink,
      band.kind === 'sea' ? document : mixed(region.sun, document, 0.6),
    )
  })
  const line = `M-9 ${heights[0]}${ridgeLine(heights, step, band.kind)}`
  const land = `<path fill="${band.colour}" d="${line}H969V549H-9z"/>`
  const cuts =
    band.kind === 'sea' ? waterCuts(band, light, random) : landCuts(band, heightAt, shade, light, random)
  return band.kind === 'sea' ? land + cuts + features.join('') : features.join('') + land + cuts
}

/** Heights along a ridge, from the left edge to the right. */
function ridge(band: LandscapeBand, random: () => number): number[] {
  const count = { hills: 9, peaks: 15, flat: 7, sea: 2 }[band.kind]
  return Array.from({ length: count }, (_, at) => {
    if (band.kind === 'sea') return band.y
    const swing = band.kind === 'peaks' && at % 2 === 0 ? 0.25 + random() * 0.35 : random()
    return Math.round(band.y + band.rise * (0.5 - swing))
  })
}

function ridgeLine(heights: readonly number[], step: number, kind: LandscapeBand['kind']): string {
  return heights
    .slice(1)
    .map((height, at) => {
      const x = Math.round((at + 1) * step)
      if (kind !== 'hills') return `L${x} ${height}`
      const half = Math.round((at + 0.5) * step)
      return `C${half} ${heights[at]} ${half} ${height} ${x} ${height}`
    })
    .join('')
}

/** Knife marks down the slopes: shade on one side, light on the other. */
function landCuts(
  band: LandscapeBand,
  heightAt: (x: number) => number,
  shade: string,
  light: string,
  random: () => number,
): string {
  const cuts = { dark: '', bright: '' }
  for (let x = 12; x < 950; x += 24) {
    const slope = heightAt(x + 10) - heightAt(x - 10)
    const top = Math.round(heightAt(x) + 9 + random() * 22)
    const long = Math.round(12 + random() * 26)
    const lean = Math.round(slope * 0.8)
    const cut =
      band.kind === 'flat' ? `M${x} ${top}h${long}` : `M${x} ${top}q${lean >> 1} ${long >> 1} ${lean} ${long}`
    cuts[slope > 0 ? 'dark' : 'bright'] += cut
  }
  const width = band.kind === 'peaks' ? 4 : 3
  return `<g fill="none" stroke-width="${width}" stroke-linecap="round"><path stroke="${shade}" d="${cuts.dark}"/><path stroke="${light}" d="${cuts.bright}"/></g>`
}

function waterCuts(band: LandscapeBand, light: string, random: () => number): string {
  let cuts = ''
  for (let row = 0; row < 3; row++) {
    for (let x = Math.round(random() * 60); x < 940; x += Math.round(90 + random() * 110)) {
      cuts += `M${x} ${band.y + 10 + row * 15}q${band.rise}-${band.rise >> 1} ${band.rise * 2} 0t${band.rise * 2} 0`
    }
  }
  return `<path fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round" d="${cuts}"/>`
}

function feature(
  art: LandscapeFeature,
  x: number,
  y: number,
  scale: number,
  ink: string,
  light: string,
): string {
  return [
    `<g transform="translate(${x} ${y})scale(${scale})" fill="${ink}">`,
    art.line && `<path fill="none" stroke="${ink}" stroke-width="${art.lineWidth ?? 3}" d="${art.line}"/>`,
    art.dark && `<path d="${art.dark}"/>`,
    art.light && `<path fill="${light}" d="${art.light}"/>`,
    '</g>',
  ]
    .filter(Boolean)
    .join('')
}
