import type { Pair } from '@candela/shared-contract'
import { byController, FAMILY_KEYS } from '@candela/shared-contract/rights/families'
import type { RightsDiff } from '@candela/shared-ui/rights'
import { useRightWords } from '@candela/shared-ui/rights'
import { adminMessages } from '../i18n/messages'
import { Side } from './diffStyle'

/** The rights of one side, a line for each controller. */
const RightsSide = ({ sign, pairs }: { sign: keyof RightsDiff; pairs: readonly Pair[] }) => {
  const t = adminMessages.useT()
  const words = useRightWords()
  if (pairs.length === 0) return null
  return (
    <Side $sign={sign}>
      <h3>{t(`group.diff.${sign}`)}</h3>
      <ul>
        {byController(FAMILY_KEYS, pairs).map(([controller, methods]) => (
          <li key={controller}>
            <b>{words.controller(controller)}:</b> {methods.map(words.method).join(', ')}
          </li>
        ))}
      </ul>
    </Side>
  )
}

/** What is given and what is taken, in words. */
export const RightsChange = ({ added, removed }: RightsDiff) => (
  <>
    <RightsSide sign="added" pairs={added} />
    <RightsSide sign="removed" pairs={removed} />
  </>
)
