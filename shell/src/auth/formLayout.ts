import { styled } from 'styled-components'

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`

export const Submit = styled.div`
  margin-top: 24px;
`

export const Note = styled.p`
  margin-top: 20px;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 18px;
  text-wrap: balance;
`
