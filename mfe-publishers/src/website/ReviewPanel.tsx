import type { OneWebsite } from '@candela/shared-contract'
import { Button, Card } from '@candela/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { Checklist } from './Checklist'
import { RejectDialog } from './RejectDialog'
import type { useDecision } from './useDecision'

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line-subtle);
`

type ReviewPanelProps = { answer: OneWebsite; decision: ReturnType<typeof useDecision> }

/** A website that waits: what a look at it found, and the decision. */
export const ReviewPanel = ({ answer: { record }, decision }: ReviewPanelProps) => {
  const t = publisherMessages.useT()
  const [rejecting, setRejecting] = useState(false)
  return (
    <Card title={t('website.review.title')}>
      <Checklist id={record.id} />
      <Buttons>
        <Button variant="primary" icon="check" busy={decision.busy} onClick={() => void decision.approve()}>
          {t('website.action.approve')}
        </Button>
        <Button icon="close" disabled={decision.busy} onClick={() => setRejecting(true)}>
          {t('website.action.reject')}
        </Button>
      </Buttons>
      {rejecting && <RejectDialog count={1} onReject={decision.reject} onClose={() => setRejecting(false)} />}
    </Card>
  )
}
