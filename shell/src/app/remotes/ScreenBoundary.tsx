import type { PublicRemote } from '@candela/shared-contract'
import { Component, type ReactNode } from 'react'
import { FailedSection } from './FailedSection'
import { problemOf, SectionFailure } from './failure'

type Props = { remote: PublicRemote; title: string; section: string; children: ReactNode }
type State = { error: unknown; attempts: number }

/** A screen that throws takes only its own place down. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null, attempts: 1 }

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error })

  retry = () => this.setState(({ attempts }) => ({ error: null, attempts: attempts + 1 }))

  override render() {
    const { remote, title, section, children } = this.props
    const { error, attempts } = this.state
    if (!error) return children
    const failure = new SectionFailure('crashed', remote, problemOf(error), error)
    return <FailedSection title={title} section={section} failure={failure} attempts={attempts} onRetry={this.retry} />
  }
}
