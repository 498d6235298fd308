import { Icon, Kbd, media } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'
import { shortcutName } from '../palette/usePaletteShortcut'
import { setPalette } from './useFrame'

const Root = styled.button<{ $wide: boolean }>`
  display: flex;
  flex: 0 1 ${({ $wide }) => ($wide ? '100%' : '228px')};
  align-items: center;
  gap: 8px;
  min-width: 0;
  height: 30px;
  margin-right: ${({ $wide }) => ($wide ? 0 : '8px')};
  padding: 0 6px 0 9px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  color: var(--fg-3);
  white-space: nowrap;

  &:hover {
    border-color: var(--line-strong);
  }
  > span {
    flex: 1;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
  }
  ${media.touch} {
    height: var(--touch);

    > kbd {
      display: none;
    }
  }
`

const Shrinking = styled(Root)`
  ${media.belowDesktop} {
    flex: 0 0 var(--control);
    justify-content: center;
    height: var(--control);
    margin-right: 0;
    padding: 0;
    border-color: transparent;
    background: none;
    color: var(--fg-2);

    > span,
    > kbd {
      display: none;
    }
    &:hover {
      border-color: transparent;
      background: var(--bg-hover);
    }
  }
  ${media.phone} {
    flex-basis: var(--touch);
    height: var(--touch);
  }
`

type SearchButtonProps = {
  /** In the drawer it has a row to itself. */
  wide?: boolean
}

export const SearchButton = ({ wide = false }: SearchButtonProps) => {
  const t = useShellText()
  const Look = wide ? Root : Shrinking
  return (
    <Look
      type="button"
      aria-label={t('header.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      $wide={wide}
      onClick={() => setPalette(true)}
    >
      <Icon name="search" size={14} />
      <span>{t('header.search')}</span>
      <Kbd>{shortcutName()}</Kbd>
    </Look>
  )
}
