import { useId } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'
import { ChangedMark, describedBy, FieldNote, type FieldTexts } from './FieldFrame'

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 11px 16px;
`

const Words = styled.div`
  flex: 1;
  min-width: 0;

  > span:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
    line-height: 18px;
  }
  label {
    font-weight: 500;
  }
`

/** Drawn in the middle of what can be pressed, which is larger. */
const Track = styled.button`
  position: relative;
  flex: none;
  width: 36px;
  height: 24px;
  margin: -3px -3px -3px 0;
  padding: 0;
  border: 0;
  border-radius: var(--r-full);
  background: none;

  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 30px;
    height: 18px;
    border-radius: var(--r-full);
    background: var(--line-control);
    transition: background-color var(--dur-fast) var(--ease-out);
  }
  &::after {
    content: '';
    position: absolute;
    top: 5px;
    left: 5px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--bg-surface);
    transition: transform var(--dur-fast) var(--ease-out);
  }
  &[aria-checked='true']::before {
    background: var(--accent);
  }
  &[aria-checked='true']::after {
    transform: translateX(12px);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }
  &:focus-visible {
    border-radius: var(--r-full);
    outline-offset: 0;
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonBorder;
    }
    &[aria-checked='true']::before {
      background: Highlight;
    }
  }
  ${media.touch} {
    /* Fingers press around it as well. */
    > span {
      position: absolute;
      inset: -10px -4px;
    }
  }
`

export type SwitchProps = Pick<FieldTexts, 'label' | 'help' | 'error' | 'dirty'> & {
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  disabled?: boolean
}

/** A setting that is on or off, with its words at the left: one row of a card. */
export const Switch = ({ checked, onChange, onBlur, disabled, ...texts }: SwitchProps) => {
  const id = useId()
  const { label, help, error, dirty } = texts
  return (
    <Row>
      <Words>
        <span>
          <label htmlFor={id}>{label}</label>
          {dirty && <ChangedMark id={`${id}-changed`} />}
        </span>
        <FieldNote id={`${id}-note`} error={error} help={help} />
      </Words>
      <Track
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={describedBy(id, texts)}
        data-invalid={error ? true : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        onBlur={onBlur}
      >
        <span />
      </Track>
    </Row>
  )
}
