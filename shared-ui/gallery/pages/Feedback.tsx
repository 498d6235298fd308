import {
  Banner,
  type BannerKind,
  Button,
  EmptyState,
  ErrorState,
  Pill,
  type PillMark,
  type PillTone,
  Skeleton,
  Spinner,
  StillTrying,
  Toast,
} from '@candela/shared-ui'
import { addToast } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { Chapter, Sample } from '../Chapter'

const BANNERS: BannerKind[] = ['info', 'success', 'warning', 'danger', 'estimate']
const PILLS: [PillTone, PillMark][] = [
  ['success', 'dot'],
  ['warning', 'square'],
  ['danger', 'square'],
  ['requested', 'dashed'],
  ['info', 'hollow'],
  ['neutral', 'none'],
]
const TOASTS = ['success', 'error', 'info'] as const
const nothing = () => undefined

const Block = styled.div`
  position: relative;
  width: 320px;
  max-width: 100%;
`

const Feedback = () => (
  <Chapter title="Feedback">
    <Sample of="Banner" stacked>
      {BANNERS.map(kind => (
        <Banner key={kind} kind={kind} title={`This is ${kind}.`}>
          And this is what can be done about it.
        </Banner>
      ))}
      <Banner kind="info" title="With an action." action={<Button size="sm">Restore</Button>} />
    </Sample>
    <Sample of="Toast" stacked>
      {TOASTS.map(kind => (
        <Toast key={kind} kind={kind} title={`Lantern ${kind}`} text="More" closeLabel="Close" onClose={nothing} />
      ))}
      <Button onClick={() => addToast({ kind: 'success', title: 'Saved', action: { label: 'Undo', onAct: nothing } })}>
        Show one
      </Button>
    </Sample>
    <Sample of="Pill">
      {PILLS.map(([tone, mark]) => (
        <Pill key={tone} tone={tone} mark={mark}>
          {tone}
        </Pill>
      ))}
    </Sample>
    <Sample of="Spinner, Skeleton" stacked>
      <Spinner />
      <Skeleton width="60%" />
      <Skeleton height="32px" />
      <Skeleton width="36px" height="36px" round />
    </Sample>
    <Sample of="EmptyState">
      <EmptyState
        title="No lanterns yet"
        text="The first one you light is shown here."
        action={<Button size="sm">Light one</Button>}
      />
    </Sample>
    <Sample of="ErrorState">
      <ErrorState title="The list did not load" reason="Nobody answered." requestId="01J9-4F" onRetry={nothing} />
      <ErrorState title="The list did not load" onRetry={nothing} retrying />
    </Sample>
    <Sample of="StillTrying">
      <Block>
        <StillTrying when />
        <Skeleton height="64px" />
      </Block>
    </Sample>
  </Chapter>
)

export default Feedback
