import { ApiError, call, useCan } from '@candela/shared-auth'
import { type OneAccount, type OneWebsite, websiteEndpoints } from '@candela/shared-contract'
import { type ComboboxOption, ConfirmDialog, OptionRow, Skeleton } from '@candela/shared-ui'
import { formMessages, Unanswered, useEntityCache, useFailureWords } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ACCOUNT } from '../account/account.api'
import { publisherMessages } from '../i18n/messages'
import type { Person } from '../people/people.api'
import { WEBSITE } from './website.api'
import type { WebsiteValues } from './website.form'

const Said = styled.div`
  display: grid;
  gap: 12px;

  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
  }
`

type Choice = ComboboxOption<number>

type Move = {
  website: string
  from: Choice
  to: Choice
  /** Whom the form leaves attached, of those who are attached now. */
  stillInForm: readonly Person[]
  /** Everybody whom the form attaches. */
  people: readonly Person[]
}
type MoveQuestion = Move & { onDecide: (keep: number[] | null) => void }

const usersOf = (account: OneAccount | undefined): readonly Person[] => account?.record.users ?? []
const namesOf = (people: readonly Person[]) => people.map(({ usr_name }) => usr_name).join(', ')
const without = (people: readonly Person[], others: readonly Person[]) =>
  people.filter(({ id }) => !others.some(other => other.id === id))

const MoveDialog = ({ website, from, to, stillInForm, people, onDecide }: MoveQuestion) => {
  const t = publisherMessages.useT()
  const enabled = useCan('account.get')
  const old = useQuery({ ...ACCOUNT.query(from.value), enabled })
  const next = useQuery({ ...ACCOUNT.query(to.value), enabled })
  const [kept, setKept] = useState<readonly number[]>([])
  // What follows from it is not known until both are there, so there is nothing to agree to.
  const unanswered = enabled ? [old, next].find(({ data }) => !data) : undefined
  const [oldUsers, nextUsers] = [usersOf(old.data), usersOf(next.data)]
  // Nobody is named twice: who can stay has a box, and who sees it already is no news.
  const losing = without(oldUsers, [...nextUsers, ...people])
  const gaining = without(nextUsers, [...oldUsers, ...people])
  const leaving = without(stillInForm, nextUsers)
  return (
    <ConfirmDialog
      open
      title={t('website.move.title', { website, account: to.label })}
      confirmLabel={t('website.move.confirm')}
      danger={false}
      refused={Boolean(unanswered?.error)}
      busy={unanswered !== undefined}
      onCancel={() => onDecide(null)}
      onConfirm={() => onDecide([...kept])}
    >
      <Said>
        {t('website.move.text')}
        {unanswered && (
          <Unanswered query={unanswered} title={t('website.move.failed')}>
            <Skeleton height="72px" />
          </Unanswered>
        )}
        {!unanswered && losing.length > 0 && (
          <p>{t('website.move.lose', { account: from.label, people: namesOf(losing) })}</p>
        )}
        {!unanswered && gaining.length > 0 && (
          <p>{t('website.move.gain', { account: to.label, people: namesOf(gaining) })}</p>
        )}
        {!unanswered && leaving.length > 0 && (
          <fieldset>
            <legend>{t('website.move.leaving', { account: to.label })}</legend>
            {leaving.map(({ id, usr_name }) => (
              <OptionRow
                key={id}
                label={t('website.move.keep', { name: usr_name })}
                checked={kept.includes(id)}
                onChange={keeps => setKept(keeps ? [...kept, id] : kept.filter(other => other !== id))}
              />
            ))}
          </fieldset>
        )}
      </Said>
    </ConfirmDialog>
  )
}

/** Takes the move of a website back that was not changed since. */
const useTakeBack = () => {
  const t = formMessages.useT()
  const errorMessageOf = useFailureWords()
  const { callRevert } = useEntityCache(WEBSITE)
  return async (record: OneWebsite['record']): Promise<void> => {
    try {
      const { data } = await call(websiteEndpoints.history, { params: { id: record.id }, query: {} })
      const move = data.find(({ changes }) => changes.some(({ field }) => field === 'anw_account_id'))
      if (!move) return void addToast({ kind: 'error', title: t('revert.refused') })
      await callRevert(record, move.slo_transaction_hash)
      addToast({ kind: 'success', title: t('revert.done'), text: record.display_host })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({ kind: 'error', title: t('revert.refused'), text: errorMessageOf(error) })
    }
  }
}

/**
 * Asks before a website goes to another account, and says who loses and who gains it; who comes off with the move can be
 * kept on purpose.
 */
export const useMove = () => {
  const [asked, setAsked] = useState<MoveQuestion | null>(null)
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  /** Nothing where it does not move. */
  const keptPeople = useRef<number[]>(undefined)
  const takeBack = useTakeBack()
  const mayReadHistory = useCan('systemLog.list')

  const ask = ({ record }: OneWebsite, base: WebsiteValues, values: WebsiteValues) => {
    const [from, to] = [base.anw_account_id, values.anw_account_id]
    keptPeople.current = undefined
    if (from === null || to === null || from === to) return Promise.resolve(true)
    const fromName = record.anw_account_id === from ? record.acc_name : undefined
    const named = (value: number, name = names.get(value)): Choice => ({ value, label: name ?? `#${value}` })
    return new Promise<boolean>(resolve =>
      setAsked({
        website: record.display_host,
        from: named(from, fromName ?? undefined),
        to: named(to),
        stillInForm: base.users.filter(({ id }) => values.users.some(user => user.id === id)),
        people: values.users,
        onDecide: kept => {
          setAsked(null)
          keptPeople.current = kept ?? undefined
          resolve(kept !== null)
        },
      }),
    )
  }
  /** Accounts are called as they were where somebody chose them. */
  const rememberAccountName = ({ value, label }: Choice) => setNames(before => new Map(before).set(value, label))
  /** What the person's decision adds to the call. */
  const bodyPart = () => (keptPeople.current?.length ? { keep: keptPeople.current } : {})
  const undo = ({ record, can }: OneWebsite) =>
    keptPeople.current && can.update && mayReadHistory ? () => void takeBack(record) : undefined
  return { ask, rememberAccountName, bodyPart, undo, dialog: asked && <MoveDialog {...asked} /> }
}
