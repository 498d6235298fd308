import { TYPES } from '@candela/shared-contract'
import { Button, Card, IconButton, media, useBelow } from '@candela/shared-ui'
import { FormCombobox, FormPercentField, FormSelect, useFormRows } from '@candela/shared-ui/form'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { findTechnologies } from '../shared/choices'
import { ConditionReview } from './ConditionReview'
import { type ConditionValues, NEW_CONDITION } from './share.form'

const Rows = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) 124px 32px;
  align-items: start;
  gap: 8px;

  > button {
    align-self: end;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding-bottom: 12px;
    border-bottom: 1px solid var(--line-subtle);

    > button {
      justify-self: end;
    }
  }
`

/** What is asked of a placement, row by row; what is left empty is anything. The most specific row decides. */
export const ConditionGrid = ({ fallback }: { fallback: string | null }) => {
  const t = adNetworkMessages.useT()
  const onPhone = useBelow('phone')
  const { rows, add, remove, error } = useFormRows<ConditionValues>('conditions')

  const anyDevice = { value: '' as const, label: t('share.any.device') }
  const devices = TYPES.device.map(value => ({ value, label: t(`share.device.${value}`) }))
  const formats = TYPES.formatName.map(value => ({ value, label: t(`share.format.${value}`) }))
  const findFormats = async (search: string) => {
    const wanted = search.trim().toLowerCase()
    return formats.filter(({ label }) => label.toLowerCase().includes(wanted))
  }
  return (
    <Card title={t('share.conditions.title')} aside={t('share.conditions.count', { count: rows.length })} flush>
      <Rows>
        {rows.map((row, index) => {
          const hidden = !onPhone && index > 0
          const number = index + 1
          const name = `conditions[${index}]`
          return (
            <Row key={row.key} role="group" aria-label={t('share.conditions.row', { number })}>
              <FormSelect
                name={`${name}.rev_device`}
                label={t('share.conditions.device')}
                labelHidden={hidden}
                options={[anyDevice, ...devices]}
              />
              <FormCombobox
                name={`${name}.rev_format`}
                label={t('share.conditions.format')}
                labelHidden={hidden}
                placeholder={t('share.any.format')}
                load={findFormats}
                labelOf={value => formats.find(format => format.value === value)?.label}
              />
              <FormCombobox<number>
                name={`${name}.rev_technology`}
                label={t('share.conditions.technology')}
                labelHidden={hidden}
                placeholder={t('share.any.technology')}
                load={findTechnologies}
                labelOf={() => row.technology}
              />
              <FormPercentField
                name={`${name}.rev_percentage_value`}
                label={t('share.conditions.percent')}
                labelHidden={hidden}
              />
              <IconButton
                icon="close"
                label={t('share.conditions.remove', { number })}
                onClick={() => remove(row.key)}
              />
            </Row>
          )
        })}
        <div>
          <Button icon="plus" onClick={() => add(NEW_CONDITION)}>
            {t('share.conditions.add')}
          </Button>
        </div>
        <ConditionReview rows={rows} fallback={fallback} problem={rows.length === 0 ? error : undefined} />
      </Rows>
    </Card>
  )
}
