import type { OneShare } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { EditPage, type EntityFormState } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { adNetworkMessages } from '../i18n/messages'
import { ShareForm, useShareFields } from './ShareFields'
import { ShareLayout } from './ShareLayout'
import { SHARE, timelineQuery } from './share.api'
import { editRules, type ShareValues, toUpdateBody, valuesOf } from './share.form'
import { Timeline } from './Timeline'
import { WhatIf } from './WhatIf'

const Fields = ({ state, record }: { state: EntityFormState<ShareValues>; record: OneShare['record'] }) => {
  const t = adNetworkMessages.useT()
  const { data } = useQuery(timelineQuery(record.wrs_id_website))
  return (
    <ShareLayout
      aside={
        <>
          <WhatIf values={state.values} />
          <Card title={t('share.timeline.title')} flush>
            <Timeline versions={record.timeline} shown={record.id} />
          </Card>
        </>
      }
    >
      <ShareForm values={state.values} timeline={data} isNew={false} />
    </ShareLayout>
  )
}

const ShareEdit = () => {
  const t = adNetworkMessages.useT()
  return (
    <EditPage
      entity={SHARE}
      listTitle={t('share.shares')}
      title={t('share.edit')}
      fields={useShareFields()}
      schema={() => editRules}
      valuesOf={valuesOf}
      body={toUpdateBody}
      whyNot={t('share.begun')}
    >
      {(state, { record }) => <Fields state={state} record={record} />}
    </EditPage>
  )
}

export default ShareEdit
