import type { PublicRemote } from '@candela/shared-contract'
import { Component, type ReactNode } from 'react'
import { reportProblem } from '../reportProblem'
import { FailedSection } from './FailedSection'
import { kindOf, problemOf, SectionFailure } from './failure'
import { enterNewerVersion } from './retry'

type Props = {
  remote: PublicRemote
  title: string
  section: string
  onEnterAgain: () => Promise<void>
  children: ReactNode
}
type State = { error: unknown; attempts: number; retrying: boolean }

/** A screen that throws takes only its own place down. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null, attempts: 1, retrying: false }
  private failure: SectionFailure | null = null

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ error, retrying: false })

  override componentDidCatch() {
    if (this.failure) reportProblem(this.failure)
  }

  /** A newer version replaces this whole place; otherwise the screen is tried once more. */
  retry = async () => {
    this.setState({ retrying: true })
    await enterNewerVersion(this.props.remote, this.props.onEnterAgain)
    this.setState(({ attempts }) => ({ error: null, attempts: attempts + 1, retrying: false }))
  }

  private failureOf(error: unknown): SectionFailure {
    const known = this.failure
    if (known && known.cause === error) return known
    const kind = kindOf(error)
    const phase = kind === 'down' ? 'part' : 'render'
    const failure = new SectionFailure(kind, phase, this.props.remote, problemOf(error), error)
    this.failure = failure
    return failure
  }

  override render() {
    const { title, section, children } = this.props
    const { error, attempts, retrying } = this.state
    if (!error) return children
    return (
      <FailedSection
        title={title}
        section={section}
        failure={this.failureOf(error)}
        attempts={attempts}
        retrying={retrying}
        onRetry={() => void this.retry()}
      />
    )
  }
}
