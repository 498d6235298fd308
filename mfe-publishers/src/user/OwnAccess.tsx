import type { OneUser } from '@candela/shared-contract'
import { Button, type MenuItem, TextField } from '@candela/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { EmailDialog } from './access/EmailDialog'
import { PasswordDialog } from './access/PasswordDialog'
import { userMessages } from './messages'
import { useUserWords } from './UserWords'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  p {
    color: var(--fg-2);
  }
`

type OwnEmailProps = { email: string; onChanged: (answer: OneUser) => Promise<void> | void }

/** One's own address changes with the password, apart from the form. */
export const OwnEmail = ({ email, onChanged }: OwnEmailProps) => {
  const t = userMessages.useT()
  const { columns } = useUserWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextField
        label={columns.usr_email}
        value={email}
        readOnly
        help={t('user.help.ownEmail')}
        trailing={
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
            {t('user.email.change')}
          </Button>
        }
      />
      {open && <EmailDialog onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  )
}

export const OwnPassword = () => {
  const t = userMessages.useT()
  const [open, setOpen] = useState(false)
  return (
    <Line>
      <p>{t('user.help.ownPassword')}</p>
      <Button icon="key" onClick={() => setOpen(true)}>
        {t('user.password.change')}
      </Button>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </Line>
  )
}

/** The way to one's own password and address in a menu, and the dialog that is open. */
export const useOwnAccess = (onChanged: OwnEmailProps['onChanged']) => {
  const t = userMessages.useT()
  const [open, setOpen] = useState<'password' | 'email' | null>(null)
  const close = () => setOpen(null)
  const items: MenuItem[] = [
    { id: 'password', label: t('user.password.change'), icon: 'key', onSelect: () => setOpen('password') },
    { id: 'email', label: t('user.email.change'), icon: 'mail', onSelect: () => setOpen('email') },
  ]
  const dialog = (
    <>
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'email' && <EmailDialog onChanged={onChanged} onClose={close} />}
    </>
  )
  return { items, dialog }
}
