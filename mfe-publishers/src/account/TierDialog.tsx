import type { TypeValue } from '@candela/shared-contract'
import { Button, FieldFrame, Modal, SelectMenu } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { useAccountWords, useTierOptions } from './AccountWords'

type Tier = TypeValue<'accountTier'>

const Effect = styled.p`
  margin-bottom: 16px;
  color: var(--fg-2);
`

type TierDialogProps = { count: number; busy: boolean; onChoose: (tier: Tier) => void; onClose: () => void }

/** Which tier many accounts shall have. */
export const TierDialog = ({ count, busy, onChoose, onClose }: TierDialogProps) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const { columns } = useAccountWords()
  const id = useId()
  const [tier, setTier] = useState<Tier>(3)
  return (
    <Modal
      open
      title={t('account.bulk.tierTitle', { count })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => onChoose(tier)}>
            {t('account.bulk.tier')}
          </Button>
        </>
      }
    >
      <Effect>{t('account.bulk.tierText')}</Effect>
      <FieldFrame id={id} label={columns.acc_tier}>
        <SelectMenu
          id={id}
          look="field"
          label={columns.acc_tier}
          value={`${tier}`}
          options={useTierOptions()}
          onChange={value => setTier(Number(value) as Tier)}
        />
      </FieldFrame>
    </Modal>
  )
}
