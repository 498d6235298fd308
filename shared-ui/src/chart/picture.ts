import type { ColorName } from '../theme/tokens'
import type { ChartData } from './chartData'
import { colorOf } from './colors'

/** Twice as many points as the screen has, so that it can be printed. */
const SCALE = 2
const EDGE = 20
const HEAD = 64
const ROW = 28
const WIDTH = 760

export type PictureOf = {
  title: string
  /** Whose and which days. */
  subtitle: string
  /** What the library drew; without it the rows are drawn. */
  plot: SVGSVGElement | null
  data: ChartData
}

type Pen = CanvasRenderingContext2D

const write = (pen: Pen, text: string, x: number, y: number, look: { font: string; color: string }): void => {
  pen.font = look.font
  pen.fillStyle = look.color
  pen.fillText(text, x, y)
}

const fontOf = (size: number, weight: number): string =>
  `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('the drawing could not be read'))
    image.src = address
  })

/** A drawing that stands alone has no fonts and no tokens of the page: its lines come from it, its words are written over them. */
const drawPlot = async (pen: Pen, plot: SVGSVGElement): Promise<void> => {
  const lines = plot.cloneNode(true) as SVGSVGElement
  for (const text of lines.querySelectorAll('text')) text.remove()
  const drawn = new XMLSerializer().serializeToString(lines)
  const source = new Blob([drawn.replace(/var\((.*?)\)/g, (_, name: ColorName) => colorOf(name))], {
    type: 'image/svg+xml',
  })
  const address = URL.createObjectURL(source)
  try {
    pen.drawImage(await loaded(address), EDGE, HEAD)
  } finally {
    URL.revokeObjectURL(address)
  }
  const from = plot.getBoundingClientRect()
  for (const text of plot.querySelectorAll('text')) {
    const at = text.getBoundingClientRect()
    write(pen, text.textContent ?? '', EDGE + at.left - from.left, HEAD + at.bottom - from.top - 3, {
      font: fontOf(11, 400),
      color: colorOf('--chart-axis'),
    })
  }
}

const drawRows = (pen: Pen, { columns, rows }: ChartData): void => {
  // Names have twice the room of numbers.
  const room = (WIDTH - 2 * EDGE) / (columns.length + 1)
  const line = (cells: readonly string[], y: number, look: { font: string; color: string }) => {
    cells.forEach((cell, index) => {
      const isNumeric = columns[index]?.numeric
      const left = index === 0 ? 0 : index + 1
      pen.textAlign = isNumeric ? 'right' : 'left'
      write(pen, cell, EDGE + room * (isNumeric ? index + 2 : left), y, look)
    })
    pen.textAlign = 'left'
  }
  const head = columns.map(({ label }) => label)
  line(head, HEAD + 16, { font: fontOf(12, 500), color: colorOf('--fg-3') })
  rows.forEach((row, index) => {
    const y = HEAD + 16 + ROW * (index + 1)
    pen.fillStyle = colorOf('--line-subtle')
    pen.fillRect(EDGE, y - 19, WIDTH - 2 * EDGE, 1)
    line(
      row.map(({ shown }) => shown),
      y,
      { font: fontOf(12, 400), color: colorOf('--fg-1') },
    )
  })
}

/** A chart as a picture, made in the page: nothing of it is sent anywhere. */
export const pictureOf = async ({ title, subtitle, plot, data }: PictureOf): Promise<Blob> => {
  const size = plot
    ? { width: plot.clientWidth + 2 * EDGE, height: plot.clientHeight + HEAD + EDGE }
    : { width: WIDTH, height: HEAD + ROW * (data.rows.length + 1) + EDGE }
  const canvas = document.createElement('canvas')
  canvas.width = size.width * SCALE
  canvas.height = size.height * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('there is no canvas')
  pen.scale(SCALE, SCALE)
  pen.fillStyle = colorOf('--bg-surface')
  pen.fillRect(0, 0, size.width, size.height)
  write(pen, title, EDGE, 30, { font: fontOf(15, 600), color: colorOf('--fg-1') })
  write(pen, subtitle, EDGE, 48, { font: fontOf(12, 400), color: colorOf('--fg-3') })
  if (plot) await drawPlot(pen, plot)
  else drawRows(pen, data)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  )
}
