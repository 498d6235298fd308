import { useCan } from '@candela/shared-auth'
import type { OneAccount } from '@candela/shared-contract'
import { Checkbox, ConfirmDialog } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ACCOUNT } from '../account/account.api'
import { publisherMessages } from '../i18n/messages'
import type { Person } from '../people/people.api'

const Effects = styled.ul`
  display: grid;
  gap: 6px;
  margin: 8px 0 0;
  padding-left: 18px;
  list-style: disc;
`

const Leaving = styled.fieldset`
  display: grid;
  gap: 4px;
  margin: 12px 0 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 6px;
    padding: 0;
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 32px;
  }
`

type Move = {
  website: string
  from: number
  to: number
  /** Whom the form leaves attached, of those who are attached now. */
  people: readonly Person[]
}
type MoveQuestion = Move & { answer: (keep: number[] | null) => void }

const sellersOf = (account: OneAccount | undefined) => account?.record.users ?? []
const namesOf = (people: readonly { usr_name: string }[]) => people.map(({ usr_name }) => usr_name).join(', ')

const MoveDialog = ({ website, from, to, people, answer }: MoveQuestion) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const enabled = useCan('account.get')
  const old = useQuery({ ...ACCOUNT.query(from), enabled })
  const next = useQuery({ ...ACCOUNT.query(to), enabled })
  const [kept, setKept] = useState<readonly number[]>([])
  const nameOf = (id: number, account: OneAccount | undefined) => account?.record.acc_name ?? `#${id}`
  const none = common('state.none')
  const gaining = sellersOf(next.data)
  const isGaining = ({ id }: { id: number }) => gaining.some(seller => seller.id === id)
  const leaving = people.filter(person => !isGaining(person))
  const losing = sellersOf(old.data).filter(seller => !isGaining(seller) && !kept.includes(seller.id))
  return (
    <ConfirmDialog
      open
      title={t('website.move.title', { website, account: nameOf(to, next.data) })}
      confirmLabel={t('website.move.confirm')}
      danger={false}
      busy={old.isLoading || next.isLoading}
      onCancel={() => answer(null)}
      onConfirm={() => answer([...kept])}
    >
      {t('website.move.text')}
      <Effects>
        <li>{t('website.move.lose', { account: nameOf(from, old.data), people: namesOf(losing) || none })}</li>
        <li>{t('website.move.gain', { account: nameOf(to, next.data), people: namesOf(gaining) || none })}</li>
      </Effects>
      {leaving.length > 0 && (
        <Leaving>
          <legend>{t('website.move.leaving', { account: nameOf(to, next.data) })}</legend>
          {leaving.map(({ id, usr_name }) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
            <label key={id}>
              <Checkbox
                label={t('website.move.keep', { name: usr_name })}
                checked={kept.includes(id)}
                onChange={keeps => setKept(keeps ? [...kept, id] : kept.filter(other => other !== id))}
              />
              {usr_name}
            </label>
          ))}
        </Leaving>
      )}
    </ConfirmDialog>
  )
}

/**
 * Asks before a website goes to another account, and says who loses and who gains it; who comes off with the move can be
 * kept on purpose.
 */
export const useMove = () => {
  const [asked, setAsked] = useState<MoveQuestion | null>(null)
  const keep = useRef<number[]>([])
  const ask = (website: string, from: number | null, to: number | null, people: readonly Person[]) => {
    keep.current = []
    if (from === null || to === null || from === to) return Promise.resolve(true)
    return new Promise<boolean>(resolve =>
      setAsked({
        website,
        from,
        to,
        people,
        answer: kept => {
          setAsked(null)
          keep.current = kept ?? []
          resolve(kept !== null)
        },
      }),
    )
  }
  /** What the answer adds to the call. */
  const inBody = () => (keep.current.length > 0 ? { keep: keep.current } : {})
  return { ask, kept: inBody, dialog: asked && <MoveDialog {...asked} /> }
}
