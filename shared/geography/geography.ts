export type Place = { latitude: number; longitude: number }

const earthRadiusKm = 6371.0088

/** Kilometres between two places in degrees, over the surface of the earth (haversine on the mean radius). */
export function distanceKm(from: Place, to: Place): number {
  const latitudes = radians(to.latitude - from.latitude)
  const longitudes = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
