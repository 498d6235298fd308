import { ApiError } from '@candela/shared-auth'
import { type AdNetworkManyAnswer, NAME_PLACES } from '@candela/shared-contract'
import { Banner, Combobox, IconButton, TextField } from '@candela/shared-ui'
import { useFailureWords } from '@candela/shared-ui/pages'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { findWebsites } from '../shared/choices'

export const Stack = styled.div`
  display: grid;
  gap: 14px;

  > p {
    color: var(--fg-2);
  }
`

/** A website each, with what becomes of it. */
export const WebsiteRows = styled.ul`
  max-height: 260px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 8px;
    min-height: 36px;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
`

/** What a dialog does with a call: it is busy meanwhile, and keeps what speaks against it. */
export const useAnswer = () => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, attempt }
}

export const Problem = ({ problem }: { problem: ApiError | null }) => {
  const errorMessageOf = useFailureWords()
  return (
    problem && (
      <Banner kind="danger" title={errorMessageOf(problem)}>
        {problem.fields.map(({ message }) => message).join('. ')}
      </Banner>
    )
  )
}

export const Created = ({ created }: Pick<AdNetworkManyAnswer, 'created'>) => (
  <Banner
    kind={created.length > 0 ? 'success' : 'warning'}
    title={adNetworkMessages.useT()('network.many.created', { count: created.length })}
  />
)

/** Whether each network gets a name, and another one than the next. */
export const isPattern = (pattern: string, websites: number): boolean =>
  pattern.trim() !== '' && (websites < 2 || NAME_PLACES.some(place => pattern.includes(place)))

type ForWebsitesProps<Website> = {
  pattern: string
  onPattern: (pattern: string) => void
  websites: readonly Website[]
  idOf: (website: Website) => number
  nameOf: (website: Website) => string
  /** How one stands in the list. */
  shown: (website: Website) => ReactNode
  onAdd: (website: { value: number; label: string }) => void
  onLeaveOut: (website: Website) => void
}

/** What the ad networks are called, and the websites that get one each. */
export const ForWebsites = <Website,>({
  pattern,
  onPattern,
  websites,
  idOf,
  nameOf,
  shown,
  onAdd,
  onLeaveOut,
}: ForWebsitesProps<Website>) => {
  const t = adNetworkMessages.useT()
  return (
    <>
      <TextField
        label={t('network.many.pattern')}
        help={t('network.many.patternHelp')}
        error={isPattern(pattern, websites.length) ? undefined : t('network.many.place')}
        value={pattern}
        maxLength={255}
        onChange={event => onPattern(event.target.value)}
      />
      <Combobox<number>
        // What was chosen stands below, and the field is free for the next one.
        key={websites.length}
        label={t('network.many.add')}
        value={null}
        valueLabel=""
        load={async (search, signal) =>
          (await findWebsites(search, signal)).filter(({ value }) => !websites.some(each => idOf(each) === value))
        }
        onChange={option => option && onAdd(option)}
      />
      {websites.length > 0 && (
        <WebsiteRows aria-label={t('network.many.websites')}>
          {websites.map(website => (
            <li key={idOf(website)}>
              {shown(website)}
              <IconButton
                icon="close"
                size="sm"
                label={t('network.many.without', { name: nameOf(website) })}
                onClick={() => onLeaveOut(website)}
              />
            </li>
          ))}
        </WebsiteRows>
      )}
    </>
  )
}
