import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { Button } from '../../../components/Button'
import { listMessages } from '../messages'

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`

export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  return (
    <Said role="alert">
      {t('viewsNotLoaded')}
      <Button size="sm" onClick={onRetry}>
        {words('action.tryAgain')}
      </Button>
    </Said>
  )
}
