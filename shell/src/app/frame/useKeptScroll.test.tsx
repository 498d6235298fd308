import { createMemoryRouter, Outlet, RouterProvider } from '@candela/shared-ui/router'
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useKeptScroll } from './useKeptScroll'

const Area = () => {
  const area = useRef<HTMLElement>(null)
  useKeptScroll(area)
  return (
    <main ref={area}>
      <Outlet />
    </main>
  )
}

const setUp = () => {
  const router = createMemoryRouter([{ element: <Area />, children: [{ path: '*', element: 'A page' }] }], {
    initialEntries: ['/account'],
  })
  render(<RouterProvider router={router} />)
  const area = screen.getByRole('main')
  const scrollTo = (top: number) => {
    area.scrollTop = top
    area.dispatchEvent(new Event('scroll'))
  }
  return { area, scrollTo, go: (to: string | number) => act(() => router.navigate(to as string)) }
}

it('a new page starts at its top, and the way back leads to where one was', async () => {
  const { area, scrollTo, go } = setUp()
  scrollTo(300)
  await go('/account/7')
  expect(area.scrollTop).toBe(0)
  scrollTo(120)
  await go(-1)
  expect(area.scrollTop).toBe(300)
  await go(1)
  expect(area.scrollTop).toBe(120)
})

it('another question on the same page leaves it where it is', async () => {
  const { area, scrollTo, go } = setUp()
  scrollTo(300)
  await go('/account?status=1')
  expect(area.scrollTop).toBe(300)
  await go('/website')
  await go(-1)
  expect(area.scrollTop).toBe(300)
})
