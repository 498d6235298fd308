import { EditPage } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { TechnologyForm, useTechnologyFields } from './TechnologyFields'
import { TECHNOLOGY } from './technology.api'
import { editRules, toUpdateBody, valuesOf } from './technology.form'

const TechnologyEdit = () => {
  const t = adNetworkMessages.useT()
  return (
    <EditPage
      entity={TECHNOLOGY}
      listTitle={t('technology.technologies')}
      title={t('technology.edit')}
      fields={useTechnologyFields()}
      schema={() => editRules}
      valuesOf={valuesOf}
      body={toUpdateBody}
    >
      {() => <TechnologyForm />}
    </EditPage>
  )
}

export default TechnologyEdit
