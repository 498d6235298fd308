import { relative } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../workspace.mjs'

/**
 * A loader over the modules of Highcharts. Our charts are drawn once and drawn anew when something changes: nothing of
 * them is hovered, selected, animated, zoomed or updated by the library, so the methods for that are left out, in the
 * product and in development alike. Where the library does not look as expected, the build fails: after an upgrade
 * somebody has to look.
 */

/** @type {Record<string, string[]>} module → methods of its class */
const LEFT_OUT = {
  'Core/Series/Series.js': [
    'update',
    'matchPoints',
    'searchKDTree',
    'animate',
    'drawTracker',
    'setState',
    'addPoint',
    'setVisible',
    'buildKDTree',
    'drawLegendSymbol',
    'removePoint',
    'hasMarkerChanged',
    'onMouseOut',
    'onMouseOver',
    'searchPoint',
    'select',
    'show',
    'hide',
    'setName',
    'setAllPointsToState',
    'bindDataTableEvents',
    'markerAttribs',
    'hasOptionChanged',
    'shouldShowTooltip',
  ],
  'Core/Series/Point.js': [
    'setState',
    'update',
    'select',
    'manageEvent',
    'tooltipFormatter',
    'onMouseOut',
    'onMouseOver',
    'haloPath',
    'remove',
    'setNestedProperty',
    'firePointEvent',
    'getOrigin',
  ],
  'Core/Chart/Chart.js': [
    'transform',
    'update',
    'showLoading',
    'hideLoading',
    'pan',
    'showResetZoom',
    'zoomOut',
    'addSeries',
    'addAxis',
    'addColorAxis',
    'getSelectedPoints',
    'getSelectedSeries',
  ],
  'Core/Axis/Axis.js': [
    'drawCrosshair',
    'hideCrosshair',
    'update',
    'remove',
    'setExtremes',
    'setCategories',
    'setTitle',
  ],
  'Series/Column/ColumnSeries.js': ['drawTracker', 'animate', 'adjustForMissingColumns', 'remove'],
  'Core/Renderer/SVG/SVGElement.js': ['setRadialReference', 'applyTextOutline'],
  'Core/Animation/Fx.js': ['initPath', 'dSetter', 'run', 'step', 'strokeSetter', 'fillSetter'],
  'Core/Color/Palette.js': ['injectCSS'],
  'Core/Time.js': ['getTimeTicks', 'getBoundaryTicks'],
  'Shared/TimeBase.js': ['getDateFormat', 'resolveDTLFormat', 'makeTime'],
  'Core/Color/Color.js': ['tweenTo', 'brighten'],
  'Core/Renderer/SVG/SVGRenderer.js': ['button', 'image', 'getRadialAttr', 'arc'],
  'Core/Renderer/SVG/SVGLabel.js': [
    'updateBoxSize',
    'css',
    'getBBox',
    'updateTextPadding',
    'xSetter',
    'ySetter',
    'alignSetter',
    'destroy',
    'getPaddedWidth',
    'onAdd',
    'getCrispAdjust',
    'updateBackground',
    'paddingSetter',
    'afterSetters',
    'anchorXSetter',
    'anchorYSetter',
    'textSetter',
    'boxAttr',
    'fillSetter',
    'widthSetter',
    'heightSetter',
    'strokeSetter',
    'rSetter',
  ],
}

const HIGHCHARTS = 'node_modules/highcharts/es-modules/'

/**
 * The module without these methods of its class.
 * @param {string} source
 * @param {readonly string[]} methods
 */
export const strip = (source, methods) => {
  const { statements } = ts.createSourceFile('module.js', source, ts.ScriptTarget.Latest)
  const members = statements.flatMap(each => (ts.isClassDeclaration(each) ? [...each.members] : []))
  const found = methods.map(name => {
    const member = members.find(
      each => ts.isMethodDeclaration(each) && ts.isIdentifier(each.name) && each.name.text === name,
    )
    if (!member)
      throw new Error(`Highcharts is not what tools/build/strip-unused-charts.mjs expects: no method ${name}`)
    return member
  })
  return found
    .toSorted((a, b) => b.pos - a.pos)
    .reduce((text, { pos, end }) => text.slice(0, pos) + text.slice(end), source)
}

/** @this {import('webpack').LoaderContext<object>} @param {string} source */
export default function stripUnusedCharts(source) {
  const methods = LEFT_OUT[relative(ROOT, this.resourcePath).replaceAll('\\', '/').replace(HIGHCHARTS, '')]
  return methods ? strip(source, methods) : source
}

/** @type {import('webpack').RuleSetRule} */
export const stripUnusedChartsRule = {
  test: /[\\/]highcharts[\\/]es-modules[\\/](Core|Series|Shared)[\\/]/,
  loader: import.meta.filename,
}
