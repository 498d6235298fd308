import { BRAND } from '@candela/shared-contract'
import {
  type Element,
  INKS,
  LEFT,
  type Look,
  lineHeight,
  newPaper,
  type Paper,
  RIGHT,
  WIDTH,
} from '../../platform/pdf/paper'
import { UNKNOWN } from '../../platform/pdf/plain'
import { drawTable } from '../../platform/pdf/table'
import type { StatementContent } from './transfer.statement.content'

const BODY: Look = { size: 9.5 }
const STRONG: Look = { size: 9.5, weight: 'semibold' }
const QUIET: Look = { size: 8.5, ink: 'muted' }
const HEADING: Look = { size: 12, weight: 'semibold' }
const TITLE: Look = { size: 20, weight: 'semibold' }
const HERO: Look = { size: 30, weight: 'semibold', isFigure: true }
const ON_ESTIMATE: Look = { size: 9.5, ink: 'estimate' }
const PAD = 16

const FLAME = 'M12.2 4.2c.5 2.7 4.3 4.7 4.3 9a4.5 4.5 0 0 1-9 .1c0-1.9 1-3 2-4.2 1.1-1.3 2.3-2.7 2.7-4.9z'
const HEART = 'M12 11.8c.2 1.2 1.7 1.9 1.7 3.5a1.7 1.7 0 0 1-3.4 0c0-1.5 1.4-2.1 1.7-3.5z'

const drawBrand = ({ doc, decor, say, put, at, down }: Paper): void => {
  decor(() => {
    doc
      .save()
      .translate(LEFT, at())
      .scale(20 / 24)
    doc.roundedRect(0, 0, 24, 24, 6).fill(INKS.primary)
    doc.path(FLAME).fill(INKS.flame)
    doc.path(HEART).fill(INKS.primary)
    doc.restore()
  })
  say('P', () => put(BRAND.name, { size: 12, weight: 'semibold' }, { x: LEFT + 27, top: at() + 3 }))
  down(36)
}

type Bar = { fill: string; bar: string; height: number }

const drawBox = ({ doc, decor, at }: Paper, { fill, bar, height }: Bar): void =>
  decor(() => {
    doc.save().roundedRect(LEFT, at(), WIDTH, height, 6).clip()
    doc.rect(LEFT, at(), WIDTH, height).fill(fill)
    doc.rect(LEFT, at(), 3, height).fill(bar)
    doc.restore()
  })

const drawEstimate = (paper: Paper, { title, text }: { title: string; text: string }): void => {
  const strong: Look = { ...ON_ESTIMATE, weight: 'semibold' }
  const lines = paper.linesOf(text, ON_ESTIMATE, WIDTH - 2 * PAD, 4)
  const height = 20 + (lines.length + 1) * lineHeight(ON_ESTIMATE)
  drawBox(paper, { fill: INKS.estimateSoft, bar: INKS.estimateLine, height })
  const top = paper.at() + 10
  paper.say('P', () => {
    paper.putLines([title], strong, LEFT + PAD, top)
    paper.putLines(lines, ON_ESTIMATE, LEFT + PAD, top + lineHeight(strong))
  })
  paper.down(height + 20)
}

/** The account, its month and how it stands: side by side, the account with the most room. */
const drawFacts = ({ plain, linesOf, putLines, say, at, down }: Paper, facts: StatementContent['facts']): void => {
  const widths = [0.46, 0.32, 0.22].map(share => share * WIDTH)
  let [x, height] = [LEFT, 0]
  for (const [index, [label, value]] of facts.entries()) {
    const [from, width] = [x, widths[index] ?? 0]
    const lines = linesOf(plain(value), STRONG, width - 12, 3)
    say('P', () => {
      const used = putLines([label], QUIET, from, at())
      height = Math.max(height, used + putLines(lines, STRONG, from, at() + used))
    })
    x += width
  }
  down(height + 16)
}

/** As on screen, what is not final has a dashed line below it. */
const markEstimate = ({ doc, decor }: Paper, top: number, width: number): void =>
  decor(() => {
    doc
      .save()
      .moveTo(LEFT + PAD, top)
      .lineTo(LEFT + PAD + width, top)
    doc.dash(3, { space: 2.5 }).lineWidth(1.5).strokeColor(INKS.estimateLine).stroke().restore()
  })

/** What everybody looks for first: how much it is, and when it comes. */
const drawPayable = (paper: Paper, { label, amount, next }: StatementContent['payable'], isEstimate: boolean): void => {
  const lines = next.flatMap(text => paper.linesOf(text, BODY, WIDTH - 2 * PAD, 3))
  const height = 28 + lineHeight(QUIET) + lineHeight(HERO) + lines.length * lineHeight(BODY)
  drawBox(paper, { fill: INKS.sunken, bar: isEstimate ? INKS.estimateLine : INKS.accent, height })
  let top = paper.at() + 14
  paper.say('P', () => {
    top += paper.putLines([label], QUIET, LEFT + PAD, top)
    top += paper.putLines([amount], HERO, LEFT + PAD, top)
    paper.putLines(lines, BODY, LEFT + PAD, top)
  })
  if (isEstimate) markEstimate(paper, top - 5, paper.widthOf(amount, HERO))
  paper.down(height + 28)
}

/** A heading stays with what begins below it. */
const drawHeading = ({ room, say, put, at, down }: Paper, title: string): void => {
  room(80)
  say('H2', () => put(title, HEADING, { x: LEFT, top: at() }))
  down(lineHeight(HEADING) + 6)
}

const drawAbout = (paper: Paper, { title, sums, total }: StatementContent['about']): void => {
  const { plain, linesOf, put, putLines, say, open, rule, room, at, down, widthOf } = paper
  drawHeading(paper, title)
  const table = open('Table')
  const drawSum = (label: string, note: string | null, amount: string, look: Look): void => {
    const figure = { ...look, isFigure: true }
    const width = WIDTH - widthOf(amount, figure) - 24
    const lines = linesOf(plain(label), look, width, 2)
    const notes = note === null ? [] : linesOf(plain(note), QUIET, width, 9)
    const height = 10 + lines.length * lineHeight(look) + notes.length * lineHeight(QUIET)
    room(height)
    rule(look === STRONG ? 'line' : 'hairline')
    const [row, top]: [Element, number] = [open('TR', table), at() + 5]
    say('TH', () => putLines(notes, QUIET, LEFT, top + putLines(lines, look, LEFT, top)), row)
    say('TD', () => put(amount, figure, { x: RIGHT, top, isRight: true }), row)
    row.end()
    down(height)
  }
  for (const { label, note, amount } of sums) drawSum(label, note, amount, BODY)
  drawSum(total.label, null, total.amount, STRONG)
  table.end()
  down(22)
}

const drawPayment = (paper: Paper, { title, facts }: StatementContent['payment']): void => {
  const { plain, linesOf, putLines, say, open, rule, room, at, down } = paper
  if (facts.length === 0) return
  drawHeading(paper, title)
  const [table, wide] = [open('Table'), 150]
  for (const [label, value] of facts) {
    const labels = linesOf(label, { ...BODY, ink: 'muted' }, wide - 12, 2)
    const lines = linesOf(plain(value), BODY, WIDTH - wide, 9)
    const height = 10 + Math.max(labels.length, lines.length) * lineHeight(BODY)
    room(height)
    rule('hairline')
    const [row, top]: [Element, number] = [open('TR', table), at() + 5]
    say('TH', () => putLines(labels, { ...BODY, ink: 'muted' }, LEFT, top), row)
    say('TD', () => putLines(lines, BODY, LEFT + wide, top), row)
    row.end()
    down(height)
  }
  table.end()
  down(22)
}

/** The statement on paper: A4, as many pages as its websites need. */
export const drawStatement = async (content: StatementContent, now: Date): Promise<Buffer> => {
  // A title is stored as markup beside the pages: nobody's name is in it.
  const paper = await newPaper({ title: content.title, lang: content.lang, author: BRAND.name, madeAt: now })
  const { plain, linesOf, put, say, repeat, room, at, down, hasLeftOut } = paper
  const [[, account = ''] = []] = content.facts
  const isOf = content.estimate ? [content.estimate.title] : []
  const [running = ''] = linesOf([content.title, ...isOf, plain(account)].join('  ·  '), QUIET, WIDTH, 1)
  repeat(() => {
    put(running, QUIET, { x: LEFT, top: at() })
    down(24)
  })
  drawBrand(paper)
  if (content.estimate) drawEstimate(paper, content.estimate)
  say('H1', () => put(content.title, TITLE, { x: LEFT, top: at() }))
  down(lineHeight(TITLE) + 10)
  drawFacts(paper, content.facts)
  drawPayable(paper, content.payable, content.estimate !== null)
  drawAbout(paper, content.about)
  drawPayment(paper, content.payment)
  const { title, none, head, rows, total } = content.websites
  drawHeading(paper, title)
  if (rows.length > 0) await drawTable(paper, { head, rows, total })
  else say('P', () => put(none, BODY, { x: LEFT, top: at() }))
  down(16)
  if (hasLeftOut()) {
    room(lineHeight(QUIET))
    say('P', () => put(content.unknownMark(UNKNOWN), QUIET, { x: LEFT, top: at() }))
  }
  return paper.end({ text: `${BRAND.name}  ·  ${content.madeOn}`, page: content.page })
}
