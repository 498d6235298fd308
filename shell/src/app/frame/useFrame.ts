import type { NavGroup } from '@candela/shared-contract'
import { create } from 'zustand'
import { readMenu, writeMenu } from './storedMenu'

type Frame = {
  /** Wide screens: the sidebar is a strip of icons. */
  rail: boolean
  /** Which groups of the menu are unfolded. */
  unfolded: readonly NavGroup[]
  /** Narrow screens: the sidebar lies over the page. */
  drawer: boolean
  palette: boolean
}

export const useFrame = create<Frame>(() => ({ ...readMenu(), drawer: false, palette: false }))

useFrame.subscribe(({ rail, unfolded }, before) => {
  if (rail !== before.rail || unfolded !== before.unfolded) writeMenu({ rail, unfolded })
})

export const toggleRail = (): void => useFrame.setState(({ rail }) => ({ rail: !rail }))

export const setDrawer = (drawer: boolean): void => useFrame.setState({ drawer })

/** One thing lies over the page at a time. */
export const setPalette = (palette: boolean): void => useFrame.setState({ palette, drawer: false })

export const unfold = (group: NavGroup): void =>
  useFrame.setState(({ unfolded }) => (unfolded.includes(group) ? {} : { unfolded: [...unfolded, group] }))

export const toggleGroup = (group: NavGroup): void =>
  useFrame.setState(({ unfolded }) => ({
    unfolded: unfolded.includes(group) ? unfolded.filter(other => other !== group) : [...unfolded, group],
  }))
