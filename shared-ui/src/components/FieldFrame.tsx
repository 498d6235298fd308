import { commonMessages } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { text } from '../theme/text'
import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 5px;
  min-width: 0;
`

const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  line-height: 18px;

  label {
    font-weight: 500;
  }
`

const Mark = styled.span`
  ${text('small')}
  color: var(--fg-3);
`

const Dot = styled.span`
  flex: none;
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: var(--accent);
`

const Aside = styled.span`
  margin-left: auto;
`

const NoteLine = styled.span<{ $error: boolean }>`
  ${text('small')}
  display: flex;
  gap: 5px;
  color: ${({ $error }) => ($error ? 'var(--bad-fg)' : 'var(--fg-3)')};

  svg {
    margin-top: 1px;
  }
`

export type FieldTexts = {
  label: string
  /** The label is said, not shown: what is around the control says it as well. */
  labelHidden?: boolean
  help?: ReactNode
  /** Replaces the help and marks the control as wrong. */
  error?: string
  optional?: boolean
  /** Changed and not saved yet. */
  dirty?: boolean
  /** At the right end of the label's line, such as a link. */
  aside?: ReactNode
}

/** Beside a label: this was changed and is not saved yet. */
export const ChangedMark = ({ id }: { id: string }) => {
  const t = commonMessages.useT()
  return (
    <Dot id={id} title={t('state.changed')}>
      <VisuallyHidden>{t('state.changed')}</VisuallyHidden>
    </Dot>
  )
}

/** Below a control: what is wrong with it, or else what helps. */
export const FieldNote = ({ id, error, help }: Pick<FieldTexts, 'error' | 'help'> & { id: string }) =>
  error || help ? (
    <NoteLine id={id} $error={Boolean(error)}>
      {error && <Icon name="alert" size={14} />}
      <span>{error || help}</span>
    </NoteLine>
  ) : null

type FieldFrameProps = FieldTexts & { id: string; children: ReactNode }

/** What the control refers to with `aria-describedby`. */
export const describedBy = (id: string, { help, error, optional, dirty }: FieldTexts): string | undefined =>
  [optional && `${id}-optional`, dirty && `${id}-changed`, (error || help) && `${id}-note`].filter(Boolean).join(' ') ||
  undefined

/** Of the label of a control, for what stands beside that. */
export const labelIdOf = (id: string): string => `${id}-label`

/** Label above, help or error below, the same for every kind of control. */
export const FieldFrame = ({ id, children, ...texts }: FieldFrameProps) => {
  const t = commonMessages.useT()
  const { label, labelHidden, help, error, optional, dirty, aside } = texts
  const labelled = (
    <label id={labelIdOf(id)} htmlFor={id}>
      {label}
    </label>
  )
  return (
    <Root>
      {labelHidden ? (
        <VisuallyHidden>{labelled}</VisuallyHidden>
      ) : (
        <LabelRow>
          {labelled}
          {optional && <Mark id={`${id}-optional`}>{t('state.optional')}</Mark>}
          {dirty && <ChangedMark id={`${id}-changed`} />}
          {aside && <Aside>{aside}</Aside>}
        </LabelRow>
      )}
      {children}
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </Root>
  )
}
