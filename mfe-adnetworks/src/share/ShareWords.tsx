import { bothSides, languageOf, publisherGets, SHARE_WORDS, type ShareState } from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'

type Said = Parameters<typeof bothSides>[1]

/** The words that the list has in common with the file of it, and what each side gets of a version. */
export const useShareWords = () => {
  const locale = useLocale()
  return useMemo(
    () => ({
      ...SHARE_WORDS[languageOf(locale)],
      getsOf: (said: Said) => publisherGets(locale, said),
      sidesOf: (said: Said) => bothSides(locale, said),
    }),
    [locale],
  )
}

const LOOKS: Record<ShareState, [PillTone, PillMark]> = {
  in_force: ['success', 'dot'],
  planned: ['info', 'dashed'],
  past: ['neutral', 'hollow'],
}

export const ShareStatePill = ({ state }: { state: ShareState }) => {
  const words = useShareWords()
  const [tone, mark] = LOOKS[state]
  return (
    <Pill tone={tone} mark={mark}>
      {words.state[state]}
    </Pill>
  )
}
