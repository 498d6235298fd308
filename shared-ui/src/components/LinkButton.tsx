import { followLink } from '@candela/shared-ui/runtime'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'

const Root = styled.a<ButtonLook>`
  ${buttonStyle}
`

export type LinkButtonProps = ComponentPropsWithRef<'a'> & {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: IconName
}

/** Goes somewhere, and looks like a button because it is the main thing to do. */
export const LinkButton = ({
  variant = 'secondary',
  size = 'md',
  wide = false,
  icon,
  onClick,
  children,
  ...rest
}: LinkButtonProps) => (
  <Root
    {...rest}
    onClick={event => {
      onClick?.(event)
      followLink(event)
    }}
    $variant={variant}
    $size={size}
    $wide={wide}
  >
    {icon && <Icon name={icon} />}
    {children}
  </Root>
)
