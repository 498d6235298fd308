import { Page } from '@candela/shared-ui'
import { useShellText } from '../i18n/messages'
import { useRegistry } from '../registry/store'
import { Notice } from './Notice'

/** The start page of whoever may open nothing. */
export const NothingToOpen = () => {
  const t = useShellText()
  const hasSections = useRegistry().remotes.length > 0
  return (
    <Page title={t('nothing.title')}>
      <Notice icon="inbox" title={t('nothing.heading')} text={t(hasSections ? 'nothing.text' : 'nothing.noSections')} />
    </Page>
  )
}
