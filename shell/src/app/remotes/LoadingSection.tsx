import { Card, Page, Skeleton } from '@candela/shared-ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'

const SLOW_MS = 3000

const Bones = styled.div`
  display: grid;
  gap: 16px;
`

const Slow = styled.p`
  min-height: 20px;
  margin-top: 12px;
  color: var(--fg-3);
`

const useIsSlow = () => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return slow
}

/** The title at once, the rest in outline; after a while also in words. */
export const LoadingSection = ({ title, section }: { title: string; section: string }) => {
  const t = useShellText()
  const slow = useIsSlow()
  return (
    <Page title={title}>
      <Card>
        <Bones>
          <Skeleton width="32%" height="14px" />
          <Skeleton width="90%" />
          <Skeleton width="76%" />
          <Skeleton width="84%" />
        </Bones>
      </Card>
      <Slow role="status">{slow && t('section.loading', { section })}</Slow>
    </Page>
  )
}
