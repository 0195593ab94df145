type SizedContainer = { type: string; volumeMl: number | null; packSize?: number | null }

// Casks are sold by the imperial gallon, 4,546.09 ml; a listed volume may be rounded by up to half a litre or so.
const gallonMl = 4546.09
const caskGallons = [4.5, 9, 18, 36]

/** The size in the trade's terms: '30 L', '9 gallon', '440 ml', '24 × 440 ml'; '' when the volume is unknown. */
export function containerSizeLabel({ type, volumeMl, packSize }: SizedContainer): string {
  if (!volumeMl) return ''
  const vessel = (type.toLowerCase() === 'cask' && gallons(volumeMl)) || metric(volumeMl)
  return packSize && packSize > 1 ? `${packSize} × ${vessel}` : vessel
}

function gallons(volumeMl: number): string | null {
  const size = caskGallons.find((count) => Math.abs(volumeMl / (count * gallonMl) - 1) <= 0.025)
  return size ? `${size} gallon` : null
}

function metric(volumeMl: number): string {
  if (volumeMl < 1000) return `${volumeMl} ml`
  return `${Math.round(volumeMl / 100) / 10} L`
}
