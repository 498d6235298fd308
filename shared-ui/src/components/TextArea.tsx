import { type ComponentPropsWithRef, useId } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame'
import { disabledEdge, invalidEdge } from './inputStyle'

const Box = styled.textarea<{ $invalid: boolean }>`
  display: block;
  width: 100%;
  min-height: 84px;
  padding: 7px 10px;
  border: 1px solid var(--line-control);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  resize: vertical;
  field-sizing: content;
  max-height: 40vh;
  ${({ $invalid }) => $invalid && invalidEdge}

  &:disabled {
    ${disabledEdge}
    cursor: not-allowed;
  }
  ${media.phone} {
    /* Below 16 px a phone zooms into the field. */
    font-size: 16px;
  }
`

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldTexts

/** Text of more than one line; it grows with what is written. */
export const TextArea = ({ label, help, error, optional, dirty, aside, id: givenId, ...rest }: TextAreaProps) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const texts: FieldTexts = { label, help, error, optional, dirty, aside }
  return (
    <FieldFrame id={id} {...texts}>
      <Box
        rows={4}
        {...rest}
        id={id}
        $invalid={Boolean(error)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </FieldFrame>
  )
}
