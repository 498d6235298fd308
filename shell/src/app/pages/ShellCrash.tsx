import { Button, Page } from '@candela/shared-ui'
import { useRouteError } from '@candela/shared-ui/router'
import { useEffect } from 'react'
import { useShellText } from '../i18n/messages'
import { reportProblem } from '../reportProblem'
import { Notice } from './Notice'
import { OpenFrame } from './OpenFrame'

/** When the frame itself breaks, nothing of it is left to stand on. */
export const ShellCrash = () => {
  const t = useShellText()
  const error = useRouteError()
  useEffect(() => reportProblem(error), [error])
  return (
    <OpenFrame>
      <Page title={t('error.wrong')}>
        <Notice
          icon="alert"
          tone="warn"
          title={t('error.ourSide')}
          text={t('error.nothingLost')}
          actions={
            <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
              {t('section.reload')}
            </Button>
          }
        />
      </Page>
    </OpenFrame>
  )
}
