import { ApiError } from '@candela/shared-auth'
import type { ConnectionTest as Tested } from '@candela/shared-contract'
import { Banner, type BannerKind, Button, useFormat } from '@candela/shared-ui'
import { useFailureWords } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { useConnectionWords } from './AdNetworkWords'

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;

  > [role] {
    justify-self: stretch;
  }
`

const KINDS: Record<Tested['state'], BannerKind> = { ok: 'success', reached: 'info', failed: 'danger', never: 'info' }

type Found = Pick<Tested, 'state' | 'result' | 'latency' | 'status'>

/** What a try of a connection found: whether it works, after how long, and what to do next. */
export const ConnectionResult = ({ tested }: { tested: Found }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { found, next } = useConnectionWords()[tested.result]
  const measured = [
    tested.status !== null && t('network.test.status', { status: tested.status }),
    tested.latency !== null && t('network.test.latency', { ms: format.number(tested.latency) }),
  ].filter(Boolean)
  return (
    <Banner kind={KINDS[tested.state]} title={found}>
      {[next, measured.length > 0 && `(${measured.join(', ')})`].filter(Boolean).join(' ')}
    </Banner>
  )
}

type ConnectionTestProps = {
  /** Tries it, with what is said by now. */
  test: () => Promise<Tested>
  /** What is tried, as a text: a result of anything else is of the past. */
  about: string
  /** What was found when it was tried before. */
  before?: Found | undefined
}

/** Tries a connection, with what is typed or as it is stored. What it found goes as soon as something of the access is changed. */
export const ConnectionTest = ({ test, about, before }: ConnectionTestProps) => {
  const t = adNetworkMessages.useT()
  const errorMessageOf = useFailureWords()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ about: string; tested?: Tested; error?: ApiError } | null>(null)
  const now = said?.about === about ? said : null
  const tested = now || busy ? now?.tested : before

  const act = async () => {
    setBusy(true)
    setSaid(null)
    try {
      setSaid({ about, tested: await test() })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid({ about, error })
    } finally {
      setBusy(false)
    }
  }

  const problems = now?.error?.fields.map(({ message }) => message).join('. ')
  return (
    <Stack>
      <Button icon="network" busy={busy} onClick={() => void act()}>
        {t('network.test.action')}
      </Button>
      {tested && <ConnectionResult tested={tested} />}
      {now?.error && (
        <Banner kind="danger" title={errorMessageOf(now.error)}>
          {problems}
        </Banner>
      )}
    </Stack>
  )
}
