import { Banner, Button, Card } from '@candela/shared-ui'
import type { FormFields } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { DataList } from '../Facts'
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
  const wordsOf = (name: keyof OnboardValues): ReactNode => {
    const field = fields.find(each => each.name === name)
    return (field?.words as ((value: unknown) => ReactNode) | undefined)?.(values[name])
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
          <DataList>
            {STEP_FIELDS[step].map(name => (
              <div key={name}>
                <dt>{fields.find(each => each.name === name)?.label}</dt>
                <dd>{wordsOf(name)}</dd>
              </div>
            ))}
          </DataList>
        </Card>
      ))}
    </Stack>
  )
}
