import type { User } from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone } from '@candela/shared-ui'
import { useUserWords } from './useUserWords'

type Status = User['usr_status']

const LOOKS: Record<Status, { tone: PillTone; mark: PillMark }> = {
  Ativo: { tone: 'success', mark: 'dot' },
  Inativo: { tone: 'neutral', mark: 'hollow' },
  Banido: { tone: 'danger', mark: 'square' },
}

export const StatusPill = ({ status }: { status: Status }) => {
  const words = useUserWords()
  return <Pill {...LOOKS[status]}>{words.status[status]}</Pill>
}
