import { BRAND } from '@candela/shared-contract'
import { Button, Page } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useEffect, useRef } from 'react'
import { useShellText } from '../i18n/messages'
import { isOverridden, resetOverride } from '../override/override'
import { Notice } from '../pages/Notice'
import { WayOut } from '../pages/WayOut'
import { Countdown } from './Countdown'
import { FailureDetails } from './FailureDetails'
import type { FailureKind, SectionFailure } from './failure'

const WORDS = {
  down: { title: 'section.failed', text: 'section.failedText' },
  slow: { title: 'section.failed', text: 'section.failedText' },
  broken: { title: 'section.failed', text: 'section.failedText' },
  incompatible: { title: 'section.incompatible', text: 'section.incompatibleText' },
  crashed: { title: 'section.crashed', text: 'section.crashedText' },
} as const satisfies Record<FailureKind, object>

/** These may pass by themselves, so they are tried again without being asked. */
const PASSING: ReadonlySet<FailureKind> = new Set(['down', 'slow'])

type FailedSectionProps = {
  title: string
  section: string
  failure: SectionFailure
  attempts: number
  retrying?: boolean
  onRetry: () => void
}

/** One section is missing; everything around it works. */
export const FailedSection = ({ title, section, failure, attempts, retrying = false, onRetry }: FailedSectionProps) => {
  const t = useShellText()
  const common = commonMessages.useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const { kind } = failure
  const words = WORDS[kind]

  useEffect(() => heading.current?.focus(), [])

  return (
    <Page title={title} subtitle={section}>
      <Notice
        icon="alert"
        tone="warn"
        headingRef={heading}
        title={t(words.title, { brand: BRAND.name })}
        text={t(words.text, { section, brand: BRAND.name })}
        actions={
          <>
            {kind === 'incompatible' ? (
              <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
                {t('section.reload')}
              </Button>
            ) : (
              <Button variant="primary" icon="refresh" busy={retrying} onClick={onRetry}>
                {common('action.tryAgain')}
              </Button>
            )}
            {isOverridden(failure.remote) && <Button onClick={resetOverride}>{t('override.reset')}</Button>}
            <WayOut />
          </>
        }
      >
        {PASSING.has(kind) && !retrying && <Countdown key={attempts} attempts={attempts} onEnd={onRetry} />}
        <FailureDetails failure={failure} attempts={attempts} />
      </Notice>
    </Page>
  )
}
