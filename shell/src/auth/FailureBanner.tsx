import { Banner } from '@candela/shared-ui'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { Failure } from './client'
import { useFailureHint } from './failureHint'

export const BannerSpace = styled.div`
  margin-bottom: 16px;
`

export const SecondLine = styled.span`
  display: block;
`

type FailureBannerProps = {
  title: string
  failure: Failure | null
  /** What can be done about it. */
  children?: ReactNode
}

/** Above the fields: what failed, and below that the wait or a way out. */
export const FailureBanner = ({ title, failure, children }: FailureBannerProps) => {
  const hint = useFailureHint()
  const [shown, setShown] = useState({ failure, round: 0 })
  // the same words again are a new alert, which is read out only when it is a new element
  if (shown.failure !== failure) setShown({ failure, round: shown.round + 1 })
  const second = failure && hint(failure)
  const more = (second || children) && (
    <>
      {second && <SecondLine>{second}</SecondLine>}
      {children && <SecondLine>{children}</SecondLine>}
    </>
  )
  return (
    <BannerSpace>
      <Banner key={shown.round} kind="danger" title={title}>
        {more}
      </Banner>
    </BannerSpace>
  )
}
