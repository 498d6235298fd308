import type { PageConfig } from '@candela/shared-contract'
import { Button } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { authMessages } from '../i18n/messages'
import type { Credentials } from './LoginFields'

const Root = styled.section`
  padding-top: 20px;

  h2 {
    margin-bottom: 8px;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`

const Email = styled.span`
  color: var(--fg-3);
  font-weight: 400;
`

type DemoSignInsProps = NonNullable<PageConfig['demo']> & {
  disabled: boolean
  onChoose: (credentials: Credentials) => void
}

/** One click per demo person. */
export const DemoSignIns = ({ users, password, disabled, onChoose }: DemoSignInsProps) => {
  const t = authMessages.useT()
  return (
    <Root aria-labelledby="demo-sign-ins">
      <h2 id="demo-sign-ins">{t('demo.title')}</h2>
      <ul>
        {users.map(({ email, role }) => (
          <li key={email}>
            <Button size="sm" disabled={disabled} onClick={() => onChoose({ email, password })}>
              {role} <Email>{email}</Email>
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  )
}
