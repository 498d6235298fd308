import { BRAND } from '@candela/shared-contract'
import { Button, Page } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useShellText } from '../i18n/messages'
import { Notice } from '../pages/Notice'
import { WayOut } from '../pages/WayOut'

type SlowSectionProps = { title: string; section: string; onRetry: () => void }

/** It is still on its way, and nobody has to wait for it. */
export const SlowSection = ({ title, section, onRetry }: SlowSectionProps) => {
  const t = useShellText()
  const common = commonMessages.useT()
  return (
    <Page title={title} subtitle={section}>
      <div role="status">
        <Notice
          icon="clock"
          title={t('section.slow', { section })}
          text={t('section.slowText', { brand: BRAND.name })}
          actions={
            <>
              <Button variant="primary" icon="refresh" onClick={onRetry}>
                {common('action.tryAgain')}
              </Button>
              <WayOut />
            </>
          }
        />
      </div>
    </Page>
  )
}
