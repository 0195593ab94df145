import type { Team } from '../../shared/api/catalogue-api.ts'
import { publicGet } from '../api/public/public-calls.ts'
import { maxTeamLogos } from './game/game-numbers.ts'
import { printSheet } from './paint/print-sprite.ts'

/** How large a logo is on a van, in pixels. */
const logoSize = 12

/** Addresses of the logos that the vans wear: those of the first 12 teams that have one (KONG-12, KONG-26). */
export function chooseLogos(teams: readonly { logoUrl: string | null }[]): string[] {
  return teams.flatMap(({ logoUrl }) => logoUrl || []).slice(0, maxTeamLogos)
}

/** The logos, small. Whatever does not come is only logged, and the vans drive without (KONG-27). */
export async function loadTeamLogos(
  ask: () => Promise<{ teams: Pick<Team, 'logoUrl'>[] }> = () => publicGet('/public/teams'),
  print: (url: string) => Promise<HTMLCanvasElement> = printLogo,
): Promise<HTMLCanvasElement[]> {
  try {
    const logos = await Promise.allSettled(chooseLogos((await ask()).teams).map(print))
    return logos.flatMap((logo) => (logo.status === 'fulfilled' ? logo.value : []))
  } catch (error) {
    // oxlint-disable-next-line no-console -- KONG-27 wants it in the console and nowhere else
    console.warn('The logos of the vans could not be loaded.', error)
    return []
  }
}

async function printLogo(url: string): Promise<HTMLCanvasElement> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return printSheet(logoSize, logoSize, (brush) => {
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(picture, 0, 0, logoSize, logoSize)
  })
}
