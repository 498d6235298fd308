import { text } from '@candela/shared-ui'
import { styled } from 'styled-components'

const Title = styled.h1`
  ${text('auth-title')}
`

const Subtitle = styled.p`
  margin: 4px 0 24px;
  color: var(--fg-3);
`

export const FormHead = ({ title, subtitle }: { title: string; subtitle: string }) => (
  <>
    <Title>{title}</Title>
    <Subtitle>{subtitle}</Subtitle>
  </>
)
