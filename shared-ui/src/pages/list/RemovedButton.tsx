import { withRemoved } from '@candela/shared-contract'
import { useNavigate } from '@candela/shared-ui/router'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../components/Button'
import { listMessages } from './messages'
import { WITHIN } from './useListState'

const Whole = styled(Button)`
  flex: none;
  white-space: nowrap;

  &[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent-fg);
  }
`

/** Its list is another screen: whoever pressed it stays on it. */
let wasPressed = false

/** Shows what was removed in place of the list, and the list again. */
export const RemovedButton = ({ pressed }: { pressed: boolean }) => {
  const t = listMessages.useT()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasPressed) button.current?.focus({ preventScroll: true })
    wasPressed = false
  }, [])
  return (
    <Whole
      ref={button}
      size="sm"
      icon="trash"
      aria-pressed={pressed}
      onClick={() => {
        wasPressed = true
        void navigate({ search: withRemoved('', !pressed) }, { state: WITHIN })
      }}
    >
      {t('removed')}
    </Whole>
  )
}
