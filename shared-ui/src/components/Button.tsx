import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import { Spinner } from './Spinner'

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`

const Label = styled.span<{ $hidden: boolean }>`
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`

const Centre = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
  /** At work: cannot be pressed, shows a spinner, keeps its width. */
  busy?: boolean
  icon?: IconName
  children: ReactNode
}

export const Button = ({
  variant = 'secondary',
  size = 'md',
  wide = false,
  busy = false,
  icon,
  type = 'button',
  disabled = false,
  children,
  ...rest
}: ButtonProps) => (
  <Root
    {...rest}
    type={type}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    $variant={variant}
    $size={size}
    $wide={wide}
  >
    {icon && (busy ? <Spinner /> : <Icon name={icon} />)}
    {busy && !icon && (
      <Centre>
        <Spinner />
      </Centre>
    )}
    <Label $hidden={busy && !icon}>{children}</Label>
  </Root>
)
