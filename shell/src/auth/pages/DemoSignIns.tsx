import type { PageConfig } from '@candela/shared-contract'
import { Button } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { authMessages } from '../i18n/messages'
import type { Credentials } from './LoginFields'

/** Where the space under the form is too low for two lines each. */
const LOW = '@media (max-height: 830px)'

const Root = styled.section`
  padding: 16px 0;

  h2 {
    margin-bottom: 6px;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(168px, 100%), 1fr));
    gap: 6px;

    ${LOW} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

const Chip = styled(Button)`
  justify-content: start;
  width: 100%;
  height: 100%;
  text-align: left;
  white-space: normal;
  overflow-wrap: anywhere;
`

const Line = styled.span`
  display: block;
  line-height: 15px;

  & + & {
    color: var(--fg-3);
    font-size: 11px;
    font-weight: 400;

    ${LOW} {
      position: absolute;
      overflow: hidden;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
    }
  }
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
            <Chip size="sm" disabled={disabled} onClick={() => onChoose({ email, password })}>
              <Line>{t(`demo.role.${role}`)}</Line> <Line>{email}</Line>
            </Chip>
          </li>
        ))}
      </ul>
    </Root>
  )
}
