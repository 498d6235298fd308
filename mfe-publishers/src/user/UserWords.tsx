import { languageOf, USER_WORDS, type User } from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'

type Status = User['usr_status']

const LOOKS: Record<Status, { tone: PillTone; mark: PillMark }> = {
  Ativo: { tone: 'success', mark: 'dot' },
  Inativo: { tone: 'neutral', mark: 'hollow' },
  Banido: { tone: 'danger', mark: 'square' },
}

/** The words that the list has in common with the file of it. */
export const useUserWords = () => USER_WORDS[languageOf(useLocale())]

export const UserStatusPill = ({ status }: { status: Status }) => {
  const words = useUserWords()
  return <Pill {...LOOKS[status]}>{words.status[status]}</Pill>
}
