import { NewPage } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { TechnologyForm, useTechnologyFields } from './TechnologyFields'
import { TECHNOLOGY } from './technology.api'
import { EMPTY_TECHNOLOGY, newRules, toCreateBody } from './technology.form'

const TechnologyNew = () => {
  const t = adNetworkMessages.useT()
  return (
    <NewPage
      entity={TECHNOLOGY}
      listTitle={t('technology.technologies')}
      title={t('technology.new')}
      subtitle={t('technology.newSubtitle')}
      saveLabel={t('technology.create')}
      fields={useTechnologyFields()}
      schema={newRules}
      start={() => EMPTY_TECHNOLOGY}
      body={toCreateBody}
    >
      {() => <TechnologyForm />}
    </NewPage>
  )
}

export default TechnologyNew
