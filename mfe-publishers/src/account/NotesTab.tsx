import type { AccountNote } from '@candela/shared-contract'
import { Avatar, ConfirmDialog, IconButton, useFormat } from '@candela/shared-ui'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { useAttempt } from '../useAttempt'
import { CardList } from '../user/access/CardList'
import { addNote, notesQuery, removeNote } from './account.api'
import { NoteForm } from './NoteForm'

const Stack = styled.div`
  display: grid;
  gap: 16px;
  max-width: var(--form-main);
`

const Note = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 12px 10px 12px 16px;

  & + & {
    border-top: 1px solid var(--line-subtle);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    color: var(--fg-3);
    font-size: 12px;
  }
`

/** What those who look after an account wrote down, and the way to add to it. */
export const NotesTab = ({ id }: { id: number }) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const format = useFormat()
  const client = useQueryClient()
  const [added, setAdded] = useState(0)
  const [asked, setAsked] = useState<AccountNote | null>(null)
  const { busy, attempt } = useAttempt()

  const forgetNotes = () => client.invalidateQueries({ queryKey: notesQuery(id).queryKey })
  const add = async (text: string) => {
    await addNote(id, text)
    await forgetNotes()
    setAdded(count => count + 1)
    addToast({ kind: 'success', title: common('success.recordAdded') })
  }
  const remove = async (note: AccountNote) => {
    const act = async () => {
      await removeNote(id, note.id)
      addToast({ kind: 'success', title: common('success.recordRemoved') })
    }
    // One that is gone already is what was asked for.
    await attempt(act, ({ code }) => code === 'notFound')
    // Another one may be asked about by now.
    setAsked(now => (now === note ? null : now))
    await forgetNotes()
  }

  const row = (note: AccountNote) => {
    const author = note.author?.label ?? t('account.notes.nobody')
    return (
      <Note key={note.id}>
        <Avatar id={note.author?.id ?? 0} name={author} />
        <div>
          <p>{note.acn_text}</p>
          <small>
            {author}, {format.recent(note.created_at)}
          </small>
        </div>
        {note.can.destroy && (
          <IconButton icon="trash" size="sm" label={t('account.notes.remove')} onClick={() => setAsked(note)} />
        )}
      </Note>
    )
  }

  return (
    <Stack>
      <NoteForm key={added} onAdd={add} />
      <CardList
        title={t('account.tabs.notes')}
        source={notesQuery(id)}
        empty={{ icon: 'log', title: t('account.notes.none') }}
        row={row}
      />
      <ConfirmDialog
        open={asked !== null}
        title={common('confirm.removeRecord')}
        confirmLabel={common('action.remove')}
        busy={busy}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void remove(asked)}
      >
        {asked?.acn_text}
      </ConfirmDialog>
    </Stack>
  )
}
