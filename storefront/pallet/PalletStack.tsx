import { palletDeck } from '../../shared/pallet/pallet-tariff.ts'
import type { PlannedPallet } from '../../shared/pallet/plan-group-pallet.ts'
import { drawnVessels, type DrawnVessel, roomCm } from './drawn-vessels.ts'
import type { RidingLine } from './pallet-texts.ts'
import styles from './PalletVessels.module.css'

/** A line with the brewery that it is of. */
export type VesselLine = RidingLine & { breweryName: string | null }

type Props = {
  pallet: PlannedPallet
  lines: readonly VesselLine[]
  /** Every brewery that has a colour. */
  teams: readonly string[]
  /** The line that is named now, and what a press on a vessel names; absent where they are a picture alone. */
  named?: string | null
  onName?: (itemKey: string) => void
}

const edge = 4
const deck = palletDeck.heightMm / 10
/** So many breweries have a colour of their own; more share them. */
const colours = 8

export const teamsOf = (lines: readonly VesselLine[]): string[] =>
  [...new Set(lines.map(({ teamId }) => teamId ?? ''))].toSorted()

const colourOf = (teams: readonly string[], teamId: string | null): number =>
  teams.indexOf(teamId ?? '') % colours

export const nameOf = ({ title, variantLabel }: VesselLine): string =>
  [title, variantLabel].filter(Boolean).join(', ')

/** A pallet from the side: each cask, keg and case in the colour of its brewery, what still fits dotted. */
export function PalletStack({ pallet, lines, teams, named, onName }: Props) {
  const lineOf = (key: string | null) => lines.find(({ itemKey }) => itemKey === key)
  return (
    <svg
      className={styles.view}
      viewBox={`${-edge} ${-edge} ${roomCm.width + 2 * edge} ${roomCm.height + 2 * edge}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.room} width={roomCm.width} height={roomCm.height} />
      {drawnVessels(pallet).map((vessel, at) => {
        const line = lineOf(vessel.itemKey)
        return (
          <path
            className={line ? styles.vessel : styles.free}
            data-colour={line ? colourOf(teams, line.teamId) : undefined}
            data-named={(line && line.itemKey === named) || undefined}
            // Vessels have no identity but their place
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            d={outlineOf(vessel)}
            onClick={line && onName && (() => onName(line.itemKey))}
          >
            {line && <title>{nameOf(line)}</title>}
          </path>
        )
      })}
      <rect className={styles.deck} y={roomCm.height - deck} width={roomCm.width} height="3" />
      {[0, 0.5, 1].map((at) => (
        <rect
          className={styles.deck}
          key={at}
          x={at * (roomCm.width - 12)}
          y={roomCm.height - deck + 3}
          width="12"
          height={deck - 3}
        />
      ))}
    </svg>
  )
}

/** How many units of each brewery ride, beside its colour. */
export function VesselLegend({ lines, teams }: Pick<Props, 'lines' | 'teams'>) {
  return (
    <ul className={styles.legend}>
      {teams.map((team) => (
        <li key={team}>
          <span className={styles.swatch} data-colour={colourOf(teams, team)} aria-hidden="true" />
          {legendOf(lines.filter(({ teamId }) => (teamId ?? '') === team))}
        </li>
      ))}
    </ul>
  )
}

function legendOf(lines: readonly VesselLine[]): string {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${lines[0]?.breweryName || 'Accessories'}: ${units}`
}

/** Casks bulge, kegs have straight sides with a rim, the rest are boxes. */
function outlineOf({ form, x, y, width, height }: DrawnVessel): string {
  const [left, right, top, bottom] = [x + 0.6, x + width - 0.6, y + 0.6, y + height - 0.6]
  const middle = (top + bottom) / 2
  const bulge = Math.min(1.6, width * 0.12)
  if (form === 'cask')
    return `M${left + bulge} ${top}H${right - bulge}Q${right + bulge * 0.6} ${middle} ${right - bulge} ${bottom}H${left + bulge}Q${left - bulge * 0.6} ${middle} ${left + bulge} ${top}Z`
  if (form !== 'keg') return `M${left} ${top}H${right}V${bottom}H${left}Z`
  const rim = Math.min(3, height * 0.08)
  return `M${left + bulge} ${top}H${right - bulge}V${top + rim}H${right}V${bottom - rim}H${right - bulge}V${bottom}H${left + bulge}V${bottom - rim}H${left}V${top + rim}H${left + bulge}Z`
}
