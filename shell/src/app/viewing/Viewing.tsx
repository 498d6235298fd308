import { useSession } from '@candela/shared-auth'
import { lazyPart } from '@candela/shared-ui'

const ViewingBanner = lazyPart(
  () => import('./ViewingBanner'),
  () => null,
)

export const Viewing = () => useSession(({ viewing, looked }) => viewing ?? looked) && <ViewingBanner />
