import { Banner, Button, Card } from '@candela/shared-ui'
import { DataList, type FormFields, formatFieldValue } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { useWebsiteRights } from '../website/website.api'
import { type OnboardValues, STEP_FIELDS, STEPS, type Step } from './onboard.form'

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

type ReviewStepProps = {
  values: OnboardValues
  fields: FormFields<OnboardValues>
  onEdit: (step: Step) => void
}

/** Everything that was filled in, before any of it is sent. */
export const ReviewStep = ({ values, fields, onEdit }: ReviewStepProps) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const { approves } = useWebsiteRights()
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]))
  const factsOf = (step: Step) => {
    const filled = fields.filter(({ name }) => STEP_FIELDS[step].includes(name))
    return Object.fromEntries(filled.map(field => [field.name, formatFieldValue(field, values, values)]))
  }
  return (
    <Stack>
      <Banner kind="info" title={t('onboard.review.mail', { email: values.usr_email })}>
        {t(approves ? 'onboard.review.live' : 'onboard.review.waits')}
      </Banner>
      {STEPS.filter(step => STEP_FIELDS[step].length > 0).map(step => (
        <Card
          key={step}
          title={t(`onboard.step.${step}`)}
          aside={
            <Button
              size="sm"
              variant="ghost"
              icon="edit"
              aria-label={t('onboard.review.edit', { step: t(`onboard.step.${step}`) })}
              onClick={() => onEdit(step)}
            >
              {common('action.edit')}
            </Button>
          }
        >
          <DataList words={labels} facts={factsOf(step)} />
        </Card>
      ))}
    </Stack>
  )
}
