import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { Skeleton } from '../../components/Skeleton'
import { VisuallyHidden } from '../../components/VisuallyHidden'

const Rows = styled.div`
  display: grid;
  gap: 20px;
`

const WIDTHS = ['42%', '68%', '55%', '74%', '38%', '61%', '47%', '70%']

/** A record on its way. */
export const RecordSkeleton = () => {
  const t = commonMessages.useT()
  return (
    <>
      <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
      <Rows data-coming>
        {WIDTHS.map(width => (
          <Skeleton key={width} width={width} height="12px" />
        ))}
      </Rows>
    </>
  )
}
