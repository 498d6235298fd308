import { useCan } from '@candela/shared-auth'
import { isDay, todayIn } from '@candela/shared-contract'
import { Card, useFormat } from '@candela/shared-ui'
import { FormRadioGroup } from '@candela/shared-ui/form'
import type { FormFields } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { MomentFields } from '../shared/MomentFields'
import { ownZone } from '../shared/moment'
import { AudienceFields } from './AudienceFields'
import { MessageFields } from './MessageFields'
import { languageName, useChosenName } from './NotificationWords'
import { isSameRows, type NotificationValues, type When } from './notification.form'
import { Preview } from './Preview'
import { Resolved } from './Resolved'

const Fields = styled.div`
  display: grid;
  gap: 16px;
  max-width: 520px;
  padding: 16px;
`

const Stage = styled.div`
  container: notification / inline-size;
`

/** What will be read stays in sight beside what is typed; where there is no room it stands below. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
  align-items: start;
  gap: 16px;

  > div {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  > :last-child {
    position: sticky;
    top: 16px;
  }
  @container notification (max-width: 799px) {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      position: static;
    }
  }
`

const WhenFields = ({ when }: { when: When }) => {
  const t = adminMessages.useT()
  const zone = ownZone()
  return (
    <Card title={t('notification.when')} aside={when === 'later' && t('notification.zone', { zone })} flush>
      <Fields>
        <FormRadioGroup
          name="when"
          label={t('notification.sendIt')}
          options={[
            { value: 'now', label: t('notification.now') },
            { value: 'later', label: t('notification.later') },
          ]}
          across
        />
        {when === 'later' && (
          <MomentFields
            day={{ name: 'not_send_at', label: t('notification.day'), first: todayIn(zone) }}
            time={{ name: 'send_time', label: t('notification.time'), example: '09:00' }}
          />
        )}
      </Fields>
    </Card>
  )
}

type NotificationFormProps = { values: NotificationValues; notification?: number }

export const NotificationForm = ({ values, notification }: NotificationFormProps) => {
  const mayAsk = useCan('notification.store')
  return (
    <Stage>
      <Columns>
        <div>
          <MessageFields />
          <AudienceFields />
          {mayAsk && <Resolved chosen={values.not_audience} notification={notification} />}
          <WhenFields when={values.when} />
        </div>
        <Preview
          said={{ title: values.not_title, message: values.not_message }}
          variants={values.not_variants}
          path={values.not_path.trim() || null}
        />
      </Columns>
    </Stage>
  )
}

/** How the form speaks of its fields: in the save bar, and when two people changed the same one. */
export const useNotificationFields = (): FormFields<NotificationValues> => {
  const t = adminMessages.useT()
  const format = useFormat()
  const nameOf = useChosenName()
  return [
    { name: 'not_title', label: t('notification.column.not_title') },
    { name: 'not_message', label: t('notification.message') },
    {
      name: 'not_variants',
      label: t('notification.variants.title'),
      formatValue: rows => rows.map(({ language, title }) => `${languageName(language)}: ${title}`).join(', '),
      isEqual: isSameRows,
    },
    { name: 'not_path', label: t('notification.link') },
    {
      name: 'not_audience',
      label: t('notification.whom'),
      formatValue: rows => rows.map(nameOf).join(', '),
      isEqual: isSameRows,
    },
    {
      name: 'when',
      label: t('notification.when'),
      formatValue: when => t(when === 'now' ? 'notification.now' : 'notification.later'),
    },
    {
      name: 'not_send_at',
      label: t('notification.day'),
      formatValue: value => (isDay(value) ? format.date(value) : value),
    },
    { name: 'send_time', label: t('notification.time') },
  ]
}
