export { Avatar, type AvatarProps, type AvatarSize, initialsOf } from './components/Avatar'
export { Banner, type BannerKind, type BannerProps } from './components/Banner'
export type { Crumb } from './components/Breadcrumb'
export { Button, type ButtonProps } from './components/Button'
export type { ButtonSize, ButtonVariant } from './components/buttonStyle'
export { Card, type CardProps } from './components/Card'
export { Checkbox, type CheckboxProps, type CheckboxState } from './components/Checkbox'
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog'
export { EmptyState, type EmptyStateProps } from './components/EmptyState'
export { ErrorState, type ErrorStateProps } from './components/ErrorState'
export { FilterChip, type FilterChipProps, type FilterOption } from './components/FilterChip'
export { useFocusTrap } from './components/focusTrap'
export { Icon } from './components/Icon'
export { IconButton, type IconButtonProps } from './components/IconButton'
export { type IconName, isIconName } from './components/iconPaths'
export { Kbd } from './components/Kbd'
export { LinkButton, type LinkButtonProps } from './components/LinkButton'
export { Logo } from './components/Logo'
export { Menu, type MenuProps, type MenuTriggerProps } from './components/Menu'
export type { MenuItem } from './components/MenuItemRow'
export { Modal, type ModalProps } from './components/Modal'
export { focusPageHeading, Page, type PageProps, usePageTitle } from './components/Page'
export { PasswordField, type PasswordFieldProps } from './components/PasswordField'
export { Pill, type PillMark, type PillProps, type PillTone } from './components/Pill'
export { Popover, type PopoverProps, type PopoverTriggerProps } from './components/Popover'
<<<<<<< HEAD
export { SearchField, type SearchFieldProps } from './components/SearchField'
=======
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup'
export { SegmentedControl, type SegmentedControlProps, type SegmentOption } from './components/SegmentedControl'
>>>>>>> h-group
export { SelectMenu, type SelectMenuProps, type SelectOption } from './components/SelectMenu'
export { Skeleton, type SkeletonProps } from './components/Skeleton'
export { SkipLink } from './components/SkipLink'
export { Spinner } from './components/Spinner'
export { TextField, type TextFieldProps } from './components/TextField'
export { TextLink, type TextLinkProps } from './components/TextLink'
export { Toast, type ToastProps } from './components/Toast'
export { ToggleChip, type ToggleChipProps } from './components/ToggleChip'
export { Tooltip, type TooltipProps } from './components/Tooltip'
export { VisuallyHidden } from './components/VisuallyHidden'
export {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRecent,
  formatTime,
} from './format'
export { media } from './theme/media'
export { text } from './theme/text'
export { BREAKPOINTS, DELAYS } from './theme/tokens'
export { useBelow } from './useBelow'
export { useFormat } from './useFormat'
