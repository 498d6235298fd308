import type { Flag } from '@candela/shared-contract'
import { Pill } from '@candela/shared-ui'
import { useAccountWords } from './useAccountWords'

export const EnabledPill = ({ enabled }: { enabled: Flag }) => {
  const words = useAccountWords()
  return (
    <Pill tone={enabled ? 'success' : 'neutral'} mark={enabled ? 'dot' : 'hollow'}>
      {words.enabled[enabled]}
    </Pill>
  )
}
