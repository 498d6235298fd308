import type { Website } from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone } from '@candela/shared-ui'
import { useWebsiteWords } from './useWebsiteWords'

type Status = Website['anw_status']

const LOOKS: Record<Status, { tone: PillTone; mark: PillMark }> = {
  0: { tone: 'neutral', mark: 'hollow' },
  1: { tone: 'success', mark: 'dot' },
  2: { tone: 'warning', mark: 'dot' },
  3: { tone: 'danger', mark: 'square' },
}

export const WebsiteStatusPill = ({ status }: { status: Status }) => {
  const words = useWebsiteWords()
  return <Pill {...LOOKS[status]}>{words.status[status]}</Pill>
}
