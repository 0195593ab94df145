import { paths } from '../paths/paths.ts'
import { DEFAULT_HANDLE, type SuppliedFeed } from './photo-feed.ts'

const photo = (scene: string, permalink: string, caption: string) => ({
  id: scene,
  permalink,
  imageUrl: paths.scene(scene),
  caption,
})

/** The six scenes shown without a photo feed: no request goes to another site (HOME-63). */
export const builtInPhotos: SuppliedFeed = {
  username: DEFAULT_HANDLE,
  posts: [
    photo('cellar', paths.caskReleases, 'Firkins on the stillage, spiled and settling'),
    photo('dray-on-quay', paths.groupDeliveries, 'The dray on the quay, loaded before the tide'),
    photo('mash-tun', paths.breweries, 'First mash of the morning'),
    photo('bar-at-dusk', paths.kegReleases, 'Ten minutes before the door opens'),
    photo('hop-garden', paths.shop, 'Hop garden in the first week of September'),
    photo('loading-bay', paths.groups, 'One pallet, five breweries'),
  ],
}
