import type { Day, Share } from '@candela/shared-contract'
import { TextLink, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { Conditions } from './Conditions'
import { ShareStatePill, useShareWords } from './ShareWords'
import { SHARE } from './share.api'

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** One after the other along a line, the newest on top. */
const Version = styled.li<{ $shown: boolean }>`
  position: relative;
  display: grid;
  gap: 2px;
  padding: 12px 16px 12px 36px;
  background: ${({ $shown }) => ($shown ? 'var(--bg-active)' : 'transparent')};

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 19px;
    width: 2px;
    background: var(--line);
  }
  &:first-child::before {
    top: 22px;
  }
  &:last-child::before {
    bottom: calc(100% - 22px);
  }
  &::after {
    content: '';
    position: absolute;
    top: 17px;
    left: 15px;
    width: 10px;
    height: 10px;
    border: 2px solid var(--bg-surface);
    border-radius: 50%;
    background: var(--mute);
  }
  &[data-state='in_force']::after {
    background: var(--ok);
  }
  &[data-state='planned']::after {
    background: var(--accent);
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font-weight: 500;
`

const Said = styled.p`
  overflow-wrap: anywhere;
`

const Quiet = styled.p`
  color: var(--fg-3);
  font-size: 12px;
  line-height: 16px;
  overflow-wrap: anywhere;
`

/** All versions of a website: from when until when each is in force, what it says, who set it, when and why. */
export const Timeline = ({ versions, shown }: { versions: readonly Share[]; shown?: number }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { sidesOf } = useShareWords()
  const day = (value: string) => format.date(value as Day)
  const daysOf = ({ wrs_valid_from, until }: Share) =>
    until
      ? t('share.timeline.between', { from: day(wrs_valid_from), until: day(until) })
      : t('share.timeline.from', { from: day(wrs_valid_from) })
  return (
    <List>
      {versions.map(version => (
        <Version
          key={version.id}
          data-state={version.state}
          $shown={version.id === shown}
          aria-current={version.id === shown || undefined}
        >
          <Head>
            {version.id === shown ? (
              daysOf(version)
            ) : (
              <TextLink href={SHARE.pathOf(version.id)}>{daysOf(version)}</TextLink>
            )}
            <ShareStatePill state={version.state} />
          </Head>
          <Said>{sidesOf(version)}</Said>
          <Conditions conditions={version.conditions} />
          <Quiet>
            {version.set_by
              ? t('share.timeline.setBy', { name: version.set_by, at: format.recent(version.created_at) })
              : t('share.timeline.setAt', { at: format.recent(version.created_at) })}
            {version.wrs_note && ` · ${version.wrs_note}`}
          </Quiet>
        </Version>
      ))}
    </List>
  )
}
