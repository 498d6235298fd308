import { commonMessages } from '@candela/shared-ui/runtime'
import { photoMessages } from './messages'
import { MAX_MEGABYTES, MAX_MEGAPIXELS } from './picture'
import type { ReadProblem } from './readPicture'
import type { CameraProblem } from './useCamera'

export type PhotoProblem = ReadProblem | CameraProblem

type Words = { title: string; more?: string }

/** What went wrong, and what can be done about it. */
export const useProblemWords = (problem: PhotoProblem | undefined): Words | undefined => {
  const common = commonMessages.useT()
  const t = photoMessages.useT()
  switch (problem) {
    case undefined:
      return undefined
    case 'denied':
    case 'missing':
    case 'failed':
      return { title: common('failure.camera'), more: t(`camera.${problem}`) }
    case 'gallery':
      return { title: common('failure.gallery') }
    case 'large':
      return { title: t('problem.large', { megabytes: MAX_MEGABYTES }) }
    case 'pixels':
      return { title: t('problem.pixels', { megapixels: MAX_MEGAPIXELS }) }
    case 'kind':
    case 'broken':
      return { title: t(`problem.${problem}`) }
  }
}
