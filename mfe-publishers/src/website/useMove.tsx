import { useCan } from '@candela/shared-auth'
import type { OneAccount } from '@candela/shared-contract'
import { ConfirmDialog } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ACCOUNT } from '../account/account.api'
import { publisherMessages } from '../i18n/messages'

const Effects = styled.ul`
  display: grid;
  gap: 6px;
  margin: 8px 0 0;
  padding-left: 18px;
`

type Move = { website: string; from: number; to: number }
type MoveQuestion = Move & { answer: (moves: boolean) => void }

const sellersOf = (account: OneAccount | undefined) => account?.record.users.map(({ usr_name }) => usr_name).join(', ')

const MoveDialog = ({ website, from, to, answer }: MoveQuestion) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const enabled = useCan('account.get')
  const old = useQuery({ ...ACCOUNT.query(from), enabled })
  const next = useQuery({ ...ACCOUNT.query(to), enabled })
  const nameOf = (id: number, account: OneAccount | undefined) => account?.record.acc_name ?? `#${id}`
  const none = common('state.none')
  return (
    <ConfirmDialog
      open
      title={t('website.move.title', { website, account: nameOf(to, next.data) })}
      confirmLabel={t('website.move.confirm')}
      danger={false}
      busy={old.isLoading || next.isLoading}
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      {t('website.move.text')}
      <Effects>
        <li>{t('website.move.lose', { account: nameOf(from, old.data), people: sellersOf(old.data) || none })}</li>
        <li>{t('website.move.gain', { account: nameOf(to, next.data), people: sellersOf(next.data) || none })}</li>
        <li>{t('website.move.stay')}</li>
      </Effects>
    </ConfirmDialog>
  )
}

/** Asks before a website goes to another account, and says who loses and who gains it. */
export const useMove = () => {
  const [asked, setAsked] = useState<MoveQuestion | null>(null)
  const ask = (website: string, from: number | null, to: number | null): Promise<boolean> => {
    if (from === null || to === null || from === to) return Promise.resolve(true)
    return new Promise(resolve =>
      setAsked({
        website,
        from,
        to,
        answer: moves => {
          setAsked(null)
          resolve(moves)
        },
      }),
    )
  }
  return { ask, dialog: asked && <MoveDialog {...asked} /> }
}
