import { ApiError, call, onLiveEvent, query, queryKeyOf } from '@candela/shared-auth'
import {
  type BodyOf,
  type ListState,
  listRequestOf,
  type UserNotification,
  userNotificationEndpoints,
} from '@candela/shared-contract'
import { useFailureWords } from '@candela/shared-ui/pages'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { adminMessages } from '../i18n/messages'

export const MINE = '/my-notifications'
export const SETTINGS = `${MINE}/settings`
export const minePath = (id: number) => `${MINE}/${id}`

export const mineQuery = (id: string | number) => query(userNotificationEndpoints.get, { params: { id: Number(id) } })
export const settingsQuery = () => query(userNotificationEndpoints.settings, {})

/** The question that the list asks, so that its answer is the one that people look at. */
export const shownQuery = (state: ListState) =>
  // What the filters of an address may be is what the list declares.
  query(userNotificationEndpoints.list, {
    body: listRequestOf(state) as BodyOf<typeof userNotificationEndpoints.list>,
  })

const useMineChanged = () => {
  const client = useQueryClient()
  return useMemo(() => {
    const { list, get } = userNotificationEndpoints
    return async () => {
      await Promise.all([list, get].map(each => client.invalidateQueries({ queryKey: queryKeyOf(each).slice(0, 1) })))
    }
  }, [client])
}

/** Whatever is told while somebody looks is there at once. */
export const useNewsOfMine = (): void => {
  const changed = useMineChanged()
  useEffect(() => onLiveEvent('notifications', () => void changed()), [changed])
}

type One = Pick<UserNotification, 'id' | 'usn_title'>
export type ReadAll = BodyOf<typeof userNotificationEndpoints.readAll>

/** What people do to their notifications; each answers whether it was done, and says so where it was not. */
export const useMineActions = () => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const changed = useMineChanged()
  return useMemo(() => {
    const attempt = async (send: () => Promise<{ done: number }>, said?: (done: number) => void): Promise<boolean> => {
      try {
        const { done } = await send()
        said?.(done)
        await changed()
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        addToast({ kind: 'error', title: errorMessageOf(error) })
        return false
      }
    }
    const mark = ({ id }: One, read: boolean) =>
      attempt(() => call(userNotificationEndpoints.read, { body: { ids: [id], read } }))
    const show = ({ id, usn_title }: One) =>
      attempt(
        () => call(userNotificationEndpoints.hide, { body: { ids: [id], hidden: false } }),
        () => addToast({ kind: 'success', title: t('mine.shownAgain'), text: usn_title }),
      )
    const hide = (one: One) =>
      attempt(
        () => call(userNotificationEndpoints.hide, { body: { ids: [one.id], hidden: true } }),
        () =>
          addToast({
            kind: 'success',
            title: t('mine.hidden'),
            text: one.usn_title,
            action: { label: common('action.undo'), onAct: () => void show(one) },
          }),
      )
    const markAll = (body: ReadAll) =>
      attempt(
        () => call(userNotificationEndpoints.readAll, { body }),
        done => addToast({ kind: 'success', title: t('mine.marked', { count: done }) }),
      )
    return { mark, hide, markAll }
  }, [t, common, errorMessageOf, changed])
}
