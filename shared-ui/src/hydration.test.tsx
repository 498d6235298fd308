import { OverlayRoot, ToastRegion, UiProvider } from '@candela/shared-ui/runtime'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Banner, Button, Icon, Logo, Page, PasswordField, SelectMenu, TextField, TextLink } from './index'

const Everything = () => (
  <UiProvider>
    <Logo />
    <SelectMenu label="Language" value="en" options={[{ value: 'en', label: 'English' }]} onChange={() => undefined} />
    <Page title="Sign in" breadcrumb={[{ label: 'Start', href: '/' }]}>
      <Banner kind="danger" title="Incorrect email or password" />
      <TextField label="Email" help="At work" optional dirty />
      <PasswordField label="Password" error="The field is required" />
      <TextLink href="/auth/forgot-password">Forgot password?</TextLink>
      <Button variant="primary" icon="lock" busy wide>
        Sign in <Icon name="check" />
      </Button>
    </Page>
    <OverlayRoot />
    <ToastRegion />
  </UiProvider>
)

test('what was rendered ahead is taken over without a difference and carries no inline style', () => {
  const complain = jest.spyOn(console, 'error')
  const page = new DOMParser().parseFromString(renderToString(<Everything />), 'text/html')
  const container = document.createElement('div')
  container.append(...page.body.childNodes)
  document.body.append(container)
  expect(container.querySelector('[style]')).toBeNull()

  const onRecoverableError = jest.fn()
  render(<Everything />, { container, hydrate: true, reactStrictMode: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complain).not.toHaveBeenCalled()
})
