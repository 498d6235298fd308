/** The light of the sign-in page: dots on a grid, lit by a source behind them. Pure geometry; the page colours it. */
const FIELD = { width: 560, height: 660, step: 20, sourceX: 280, sourceY: 280 }

const REACH = 97
const LARGEST = 6.2
const FADE_FROM = 510

/** A small generator with a fixed seed: the field looks hand-made and is the same in every build. */
const steadyRandom = (): (() => number) => {
  let state = 20_261_120
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Dot = { x: number; y: number; radius: number; opacity: number }

/** Light falls off with the square of the distance, and the field ends softly above the text. */
export const dots = (): Dot[] => {
  const random = steadyRandom()
  const { width, height, step, sourceX, sourceY } = FIELD
  const field: Dot[] = []
  for (let y = step / 2; y < height; y += step) {
    for (let x = 0; x <= width; x += step) {
      const distance = Math.hypot(x - sourceX, y - sourceY)
      const light = 1 / (1 + (distance / REACH) ** 2)
      const fade = Math.min(1, (height - y) / (height - FADE_FROM))
      const radius = Math.min(LARGEST, 0.6 + 8 * light) * (0.9 + 0.2 * random())
      field.push({ x, y, radius: radius * (0.8 + 0.2 * fade), opacity: Math.min(1, 0.187 * radius - 0.03) * fade })
    }
  }
  return field
}

export const dotFieldSvg = (): string => {
  const circles = dots().map(
    ({ x, y, radius, opacity }) =>
      `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" opacity="${opacity.toFixed(2)}"/>`,
  )
  const { width, height } = FIELD
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${circles.join('')}</svg>\n`
}
