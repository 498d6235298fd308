import { basename, dirname } from 'node:path'

/**
 * A loader over ag-grid's bundles. Its core registers modules whether or not somebody uses them, its React part brings
 * a wrapper for every kind of component, and its style sheet has rules for all of them. What our lists do not use is
 * left out here, in the product, in development and in component tests alike: all three run the same grid. Where
 * ag-grid does not look as expected, the build fails: after an upgrade somebody has to look.
 */

/** @typedef {{ modules?: string[], parts?: string[], tables?: string[], styles?: Record<string, string[]> }} LeftOut */

const RTL = 'ag-rtl'

/** @type {Record<string, LeftOut>} by package */
const LEFT_OUT = {
  'ag-grid-community': {
    /** Lists sort, choose columns and say that they are empty by themselves, and rows come from the server. */
    modules: [
      'ClientSideRowModelModule',
      'DataTypeModule',
      'ColumnMoveModule',
      'SortModule',
      'ColumnHeaderCompModule',
      'ColumnGroupHeaderCompModule',
      'OverlayModule',
      'ChangeDetectionModule',
      'TouchModule',
      'ExpressionModule',
      'SkeletonCellRendererModule',
      'ColumnDelayRenderModule',
    ],
    parts: [
      'themeQuartz',
      'FullWidthRowFeature',
      'GroupResizeFeature',
      'HeaderGroupCellCtrl',
      'SelectAllFeature',
      'CheckboxSelectionComponent',
      '__agSuperclass_AgPositionableFeature',
    ],
    /** Which module somebody forgot, for a message of the library. */
    tables: ['USER_COMP_MODULES', 'COLUMN_DEFINITION_MOD_VALIDATIONS', 'GRID_OPTIONS_MODULES'],
    styles: {
      core_default: [
        RTL,
        'ag-shake-left-to-right',
        'ag-spanning-container',
        'ag-spanned-cell-wrapper',
        'ag-row-inline-editing',
        'ag-row-dragging',
        'ag-cell-wrap-text',
        'ag-column-group-icons',
        'ag-show-values-as-inapplicable',
        'ag-show-values-as-dormant',
        'ag-pivot-leaf-group',
        'ag-row-group-leaf-indent',
        'ag-value-change-delta',
        'ag-value-change-delta-up',
        'ag-value-change-delta-down',
        'ag-value-change-value',
        'ag-value-change-value-highlight',
        'ag-cell-data-changed',
        'ag-cell-data-changed-animation',
        'ag-cell-highlight',
        'ag-cell-range-single-cell',
        'ag-context-menu-open',
        'ag-embedded-full-width-row',
        'ag-full-width-row',
        'ag-full-width-anchor',
        'ag-grid-pinned-bottom-rows',
        'ag-grid-pinned-bottom-rows-container',
        'ag-grid-sticky-bottom-rows-container',
        'ag-grid-sticky-top-rows-container',
        'ag-group-contracted',
        'ag-group-expanded',
        'ag-group-value',
        'ag-group-child-count',
        'ag-drag-handle',
        'ag-drag-handle-disabled',
        'ag-row-drag',
        'ag-row-highlight-above',
        'ag-row-highlight-below',
        'ag-row-highlight-indent',
        'ag-row-highlight-inside',
        'ag-column-hover',
        'ag-header-range-highlight',
        'ag-right-aligned-cell',
        'ag-right-aligned-header',
        'ag-details-row',
        'ag-layout-auto-height',
        'ag-layout-print',
        'ag-overlay-exporting-wrapper',
        'ag-overlay-loading-wrapper',
        'ag-overlay-modal-wrapper',
        'ag-skeleton-container',
        'ag-skeleton-effect',
        'ag-loading',
        'ag-loading-icon',
        'ag-floating-filter-button-button',
        'ag-header-cell-filter-button',
        'ag-header-cell-menu-button',
        'ag-header-expand-icon',
        'ag-header-group-cell',
        'ag-header-group-cell-label',
        'ag-header-group-cell-no-group',
        'ag-header-group-text',
        'ag-header-cell-moving',
        'ag-header-cell-wrap-text',
        'ag-header-highlight-after',
        'ag-header-highlight-before',
        'ag-sort-indicator-icon',
        'ag-sort-indicator-container',
        'ag-chart-menu-icon',
        'ag-chart-settings-next',
        'ag-filter-active',
        'ag-filter-toolpanel-expand',
      ],
    },
  },
  'ag-stack': {
    styles: { shared_default: ['ag-popup', 'ag-popup-child', 'ag-picker-field-wrapper', 'ag-menu', 'ag-toolbar'] },
  },
  'ag-grid-react': {
    parts: [
      'AgBeanStub',
      'LocalEventService',
      'sharedDefaults',
      'GroupCellRenderer',
      'DetailCellRenderer',
      'FilterComponentWrapper',
      'FilterDisplayComponentWrapper',
      'FloatingFilterComponentWrapper',
      'FloatingFilterDisplayComponentWrapper',
      'DateComponentWrapper',
      'DragAndDropImageComponentWrapper',
      'CustomOverlayComponentWrapper',
      'StatusPanelComponentWrapper',
      'ToolPanelComponentWrapper',
      'MenuItemComponentWrapper',
      'ColumnSelectionLabelRendererComponentWrapper',
      'InnerHeaderComponentWrapper',
      'HeaderFilterCellComp',
      'HeaderGroupCellComp',
      'PopupEditorComp',
      'CellEditorComponentProxy',
      'SkeletonCellRenderer',
    ],
  },
}

/** @param {boolean} holds @param {string} what */
const expect = (holds, what) => {
  if (!holds) throw new Error(`ag-grid is not what tools/build/strip-unused-grid.mjs expects: ${what}`)
}

/** @param {string} source @param {string} name @returns {string} without it in the list of what the core needs */
const withoutModule = (source, name) => {
  const core = /^var CommunityCoreModule = \{$[\s\S]*?^ {2}dependsOn: \[$([\s\S]*?)^ {2}\]$/m
  const entry = new RegExp(`^ {4}${name},?\\n`, 'm')
  expect(entry.test(core.exec(source)?.[1] ?? ''), `its core does not depend on ${name}`)
  return source.replace(core, found => found.replace(entry, ''))
}

/** @param {string} nothing @returns {(source: string, name: string) => string} puts that in the place of a declaration */
const without = nothing => (source, name) => {
  const declared = new RegExp(`^var ${name} = (.*;$|[\\s\\S]*?^\\S*;$)`, 'm')
  expect(declared.test(source), `there is no ${name}`)
  const told = new RegExp(`^${name}\\.prototype\\..*;$`, 'm')
  return source.replace(declared, `var ${name} = ${nothing};`).replace(told, '')
}

/** @param {string} text @param {string} at where to cut, outside of all brackets @returns {string[]} */
const cut = (text, at) => {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    if ('({['.includes(char)) depth += 1
    if (')}]'.includes(char)) depth -= 1
    parts.push((parts.pop() ?? '') + char)
    if (depth === 0 && at.includes(char)) parts.push('')
  }
  return parts.filter(part => part !== '')
}

const NEGATED = /:not\([^()]*\)/g
const CHOICE = /:where\(([^()]*)\)/g

/** @param {string} css @param {string[]} classes @returns {string} without rules that only elements of these classes meet */
const withoutStyles = (css, classes) => {
  const unmet = new Set(classes)
  const names = new RegExp(`\\.(${classes.join('|')})(?![\\w-])`, 'g')
  const isNamed = (/** @type {string} */ selector) => {
    const found = [...selector.matchAll(names)]
    for (const [, name = ''] of found) unmet.delete(name)
    return found.length > 0
  }
  // One of several is enough inside of `:where()`.
  const isMet = (/** @type {string} */ selector) => {
    const asked = selector.replace(NEGATED, '')
    const choices = [...asked.matchAll(CHOICE)].map(([, list = '']) => cut(list, ',').map(isNamed))
    return !isNamed(asked.replace(CHOICE, '')) && !choices.some(each => each.length > 0 && each.every(Boolean))
  }
  const rules = cut(css, '};').map(rule => {
    const start = rule.indexOf('{')
    if (start < 0 || rule.startsWith('@')) return rule
    const met = cut(rule.slice(0, start), ',')
      .map(selector => selector.replace(/,$/, ''))
      .filter(isMet)
    return met.length > 0 ? met.join() + rule.slice(start) : ''
  })
  expect(unmet.size === 0, `no style is for ${[...unmet].join(', ')}`)
  return rules.join('')
}

/** @param {string} source @param {string} name @param {string[]} classes */
const withLessStyle = (source, name, classes) => {
  const declared = new RegExp(`^var ${name} = '(.*)';$`, 'm')
  const text = declared.exec(source)?.[1]
  expect(text !== undefined, `there is no ${name}`)
  const css = withoutStyles(JSON.parse(`"${text?.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`), classes)
  return source.replace(declared, () => `var ${name} = ${JSON.stringify(css)};`)
}

/** @param {string} source @param {LeftOut} leftOut */
export const strip = (source, { modules = [], parts = [], tables = [], styles = {} }) => {
  let text = modules.reduce(withoutModule, source)
  text = parts.reduce(without('class {}'), text)
  text = tables.reduce(without('{}'), text)
  return Object.entries(styles).reduce((less, [name, classes]) => withLessStyle(less, name, classes), text)
}

/** @param {string} source @param {string} path of the module */
export const stripGrid = (source, path) => {
  const name = basename(dirname(dirname(dirname(path))))
  const leftOut = LEFT_OUT[name]
  if (!leftOut) throw new Error(`nothing is said about ${name}`)
  return strip(source, leftOut)
}

/** @this {import('webpack').LoaderContext<object>} @param {string} source */
export default function stripUnusedGrid(source) {
  return stripGrid(source, this.resourcePath)
}

/** @type {import('webpack').RuleSetRule} */
export const stripUnusedGridRule = {
  test: /[\\/]ag-(stack|grid-community|grid-react)[\\/]dist[\\/]package[\\/](main|index)\.esm\.mjs$/,
  loader: import.meta.filename,
}
