import type { RequestOf } from '@candela/shared-contract'
import { type ReactNode, useState } from 'react'
import { ConfirmLater } from '../ConfirmLater'
import type { BulkAction, BulkTarget } from './selectedRows'
import { type BulkEndpoint, useBulk } from './useBulk'

type BodyOf<E> = RequestOf<E> extends { body: infer B } ? B : never
/** A bulk call without the records that it is about. */
type BulkRequest<B> = B extends unknown ? Omit<B, keyof BulkTarget> : never

type Dialog<B> = {
  count: number
  target: BulkTarget
  busy: boolean
  /** Answers true and closes the dialog once the server answered. If the call failed, that was said, and what is typed stays. */
  run: (request: BulkRequest<B>, successText: (count: number) => string) => Promise<boolean>
  close: () => void
}

export type BulkQuestion = {
  title: string
  text?: ReactNode
  /** False where nobody loses anything. */
  danger?: boolean
}

/** Something that can be done to many: at once, after a question, or with a dialog of its own. */
export type BulkChoice<B> = Omit<BulkAction, 'onSelect' | 'busy'> &
  (
    | {
        request: BulkRequest<B>
        successText: (count: number) => string
        question?: (count: number, target: BulkTarget) => BulkQuestion
      }
    | { dialog: (props: Dialog<B>) => ReactNode }
  )

export type BulkChoices<E> = readonly (BulkChoice<BodyOf<E>> | false)[]

/** What can be done to many records at once, with what is asked before. What somebody may not do is left out: `false`. */
export const useBulkActions = <E extends BulkEndpoint>(
  endpoint: E,
  onChanged: () => void | Promise<void>,
  choices: BulkChoices<E>,
  options: { canUndo?: boolean } = {},
): { actions: BulkAction[]; dialogs: ReactNode } => {
  const { run: send, busy, dialog } = useBulk({ endpoint, onChanged, ...options })
  const [asked, setAsked] = useState<{ id: string; target: BulkTarget; count: number } | null>(null)
  const close = () => setAsked(null)
  const offered = choices.filter(choice => choice !== false)

  const runFor =
    (target: BulkTarget) =>
    async (request: BulkRequest<BodyOf<E>>, successText: (count: number) => string): Promise<boolean> => {
      const answer = await send({ ...(request as object), ...target } as BodyOf<E>, { successText })
      if (answer) close()
      return answer !== undefined
    }

  const actions = offered.map((choice): BulkAction => {
    const { id, label, icon, danger } = choice
    const isAsked = 'dialog' in choice || choice.question !== undefined
    return {
      id,
      label,
      icon,
      ...(danger && { danger }),
      busy,
      // What is asked now would not be done, and the answer would close it.
      onSelect: (target, count) => {
        if (busy) return
        if ('dialog' in choice || isAsked) setAsked({ id, target, count })
        else void runFor(target)(choice.request, choice.successText)
      },
    }
  })

  const shown = asked && offered.find(({ id }) => id === asked.id)
  const opened = (): ReactNode => {
    if (!shown) return null
    const { target, count } = asked
    const run = runFor(target)
    if ('dialog' in shown) return shown.dialog({ count, target, busy, close, run })
    const { title, text, danger = true }: BulkQuestion = shown.question?.(count, target) ?? { title: shown.label }
    return (
      <ConfirmLater
        open
        title={title}
        confirmLabel={shown.label}
        danger={danger}
        busy={busy}
        onCancel={close}
        onConfirm={() => void run(shown.request, shown.successText)}
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
