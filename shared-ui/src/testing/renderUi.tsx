import { clearToasts, OverlayRoot, ToastRegion, UiProvider } from '@candela/shared-ui/runtime'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'

/** Renders inside what the host provides, without what others were told there, and gives a user to act with. */
export const renderUi = (children: ReactNode): RenderResult & { user: UserEvent } => {
  clearToasts()
  const user = userEvent.setup()
  const result = render(children, {
    wrapper: ({ children: content }) => (
      <UiProvider>
        {content}
        <OverlayRoot />
        <ToastRegion />
      </UiProvider>
    ),
  })
  return { ...result, user }
}
