import { createTheme } from 'ag-grid-community'
import { HEADER_HEIGHT } from '../rowMeasures'

/**
 * The tokens decide, so the grid follows light and dark without being told. No part of a theme comes along: icons,
 * boxes and buttons are ours.
 */
export const gridTheme = createTheme().withParams({
  accentColor: 'var(--accent)',
  backgroundColor: 'var(--bg-surface)',
  foregroundColor: 'var(--fg-1)',
  borderColor: 'var(--line)',
  rowBorder: { color: 'var(--line-subtle)' },
  headerRowBorder: { color: 'var(--line)' },
  columnBorder: false,
  headerColumnBorder: false,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  headerBackgroundColor: 'var(--bg-sunken)',
  headerTextColor: 'var(--fg-2)',
  // Shown while the pointer is on the heading.
  headerColumnResizeHandleColor: 'transparent',
  headerFontSize: 12,
  headerFontWeight: 500,
  headerHeight: HEADER_HEIGHT - 1,
  fontFamily: 'inherit',
  fontSize: 13,
  cellHorizontalPadding: 12,
  spacing: 6,
  oddRowBackgroundColor: 'transparent',
  rowHoverColor: 'var(--bg-hover)',
  selectedRowBackgroundColor: 'var(--bg-selected)',
  pinnedColumnBorder: { color: 'var(--line)' },
  iconSize: 14,
})
