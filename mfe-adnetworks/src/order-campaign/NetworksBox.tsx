import { Button, Card, Combobox, type ComboboxOption, IconButton } from '@candela/shared-ui'
import { useFormRows, useFormValue } from '@candela/shared-ui/form'
import { useState } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { NetworkRows } from './networkRows'
import { findNetworksFor } from './orderCampaign.api'
import type { NetworkRow } from './orderCampaign.form'

const Adder = styled.div<{ $first: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px;
  padding: 12px 16px 16px;
  border-top: ${({ $first }) => ($first ? '0' : '1px solid var(--line-subtle)')};

  > div {
    flex: 1 1 220px;
  }
  > button {
    /* Beside the control, below its label. */
    margin-top: 24px;
  }
`

type Problem = 'choose' | 'twice'
const NOTHING_FOUND = async () => []

/** Which ad networks deliver for a campaign: one of its technology is chosen, then added, and none twice. */
export const NetworksBox = ({ campaign }: { campaign?: number }) => {
  const t = adNetworkMessages.useT()
  const { rows, add: append, remove, error } = useFormRows<NetworkRow>('networks')
  const { value: technology } = useFormValue<number | '' | null>('orc_id_ad_network_category')
  const [chosen, setChosen] = useState<ComboboxOption<number> | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const add = () => {
    if (!chosen) return setProblem('choose')
    if (rows.some(({ id }) => id === chosen.value)) return setProblem('twice')
    append({ id: chosen.value, adn_name: chosen.label })
    setChosen(null)
    setProblem(null)
  }

  return (
    <Card
      title={t('orderCampaign.networks.title')}
      aside={t('orderCampaign.networks.count', { count: rows.length })}
      flush
    >
      <NetworkRows aria-label={t('orderCampaign.networks.title')}>
        {rows.map(row => (
          <li key={row.key}>
            <span>{row.adn_name}</span>
            <IconButton
              icon="close"
              size="sm"
              label={t('orderCampaign.networks.removeOne', { name: row.adn_name })}
              onClick={() => remove(row.key)}
            />
          </li>
        ))}
      </NetworkRows>
      <Adder $first={rows.length === 0}>
        <Combobox<number>
          key={technology}
          label={t('orderCampaign.networks.add')}
          help={t(technology ? 'orderCampaign.networks.help' : 'orderCampaign.networks.technologyFirst')}
          placeholder={t('orderCampaign.networks.search')}
          disabled={!technology}
          value={chosen?.value ?? null}
          valueLabel={chosen?.label ?? ''}
          load={technology ? findNetworksFor(technology, campaign) : NOTHING_FOUND}
          error={problem ? t(`orderCampaign.networks.${problem}`) : error}
          onChange={option => {
            setChosen(option)
            setProblem(null)
          }}
        />
        <Button icon="plus" onClick={add} disabled={!technology}>
          {t('orderCampaign.networks.addIt')}
        </Button>
      </Adder>
    </Card>
  )
}
