import type { BulkTarget, RequestOf } from '@candela/shared-contract'
import { type ReactNode, useState } from 'react'
import { ConfirmLater } from '../ConfirmLater'
import type { BulkAction, Chosen } from './chosen'
import { type BulkEndpoint, useBulk } from './useBulk'

type BodyOf<E> = RequestOf<E> extends { body: infer B } ? B : never
/** A bulk call without the records that it is about. */
type Doing<B> = B extends unknown ? Omit<B, keyof BulkTarget> : never

type Dialog<B> = {
  count: number
  chosen: Chosen
  busy: boolean
  /** True when it was done to some of them at least; if not, that was said. */
  run: (doing: Doing<B>, done: (count: number) => string) => Promise<boolean>
  close: () => void
}

export type BulkQuestion = {
  title: string
  text?: ReactNode
  /** False where nobody loses anything. */
  danger?: boolean
}

/** Something that can be done to many: at once, after a question, or with a dialog of its own. */
export type BulkChoice<B> = Omit<BulkAction, 'onSelect'> &
  (
    | { doing: Doing<B>; done: (count: number) => string; question?: (count: number, chosen: Chosen) => BulkQuestion }
    | { dialog: (props: Dialog<B>) => ReactNode }
  )

export type BulkChoices<E> = readonly (BulkChoice<BodyOf<E>> | false)[]

/** What can be done to many records at once, with what is asked before. What somebody may not do is left out: `false`. */
export const useBulkActions = <E extends BulkEndpoint>(
  endpoint: E,
  onChanged: () => void | Promise<void>,
  choices: BulkChoices<E>,
): { actions: BulkAction[]; dialogs: ReactNode } => {
  const { run: send, busy, dialog } = useBulk({ endpoint, onChanged })
  const [asked, setAsked] = useState<{ id: string; chosen: Chosen; count: number } | null>(null)
  const close = () => setAsked(null)
  const offered = choices.filter(choice => choice !== false)

  const runFor =
    (chosen: Chosen) =>
    async (doing: Doing<BodyOf<E>>, done: (count: number) => string): Promise<boolean> =>
      (await send({ ...(doing as object), ...chosen } as BodyOf<E>, { done })) !== undefined

  const actions = offered.map((choice): BulkAction => {
    const { id, label, icon, danger } = choice
    const isAsked = 'dialog' in choice || choice.question !== undefined
    return {
      id,
      label,
      icon,
      ...(danger && { danger }),
      onSelect: (chosen, count) => {
        if ('dialog' in choice || isAsked) setAsked({ id, chosen, count })
        else void runFor(chosen)(choice.doing, choice.done)
      },
    }
  })

  const shown = asked && offered.find(({ id }) => id === asked.id)
  const opened = (): ReactNode => {
    if (!shown) return null
    const { chosen, count } = asked
    if ('dialog' in shown) return shown.dialog({ count, chosen, busy, close, run: runFor(chosen) })
    const { title, text, danger = true }: BulkQuestion = shown.question?.(count, chosen) ?? { title: shown.label }
    return (
      <ConfirmLater
        open
        title={title}
        confirmLabel={shown.label}
        danger={danger}
        busy={busy}
        onCancel={close}
        onConfirm={() => void runFor(chosen)(shown.doing, shown.done).then(close)}
      >
        {text}
      </ConfirmLater>
    )
  }
  return {
    actions,
    dialogs: (
      <>
        {opened()}
        {dialog}
      </>
    ),
  }
}
