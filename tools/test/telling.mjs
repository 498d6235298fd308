import { textOf } from './reports.mjs'

/** @typedef {import('./schedule.mjs').Finished} Finished */

/** @param {Finished} finished */
export const tellStep = ({ step, passed, failed, seconds, output, wavered = [], left }) => {
  const mark = failed > 0 ? 'FAIL' : 'ok  '
  const count = passed + failed > 1 ? ` ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : ''
  console.log(`${mark} ${step.name.padEnd(13)}${seconds.toFixed(1).padStart(6)} s${count}${left ? `; ${left}` : ''}`)
  for (const red of wavered) console.log(`     only at a second try: ${textOf(red)}`)
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
}

/** @param {string} word @param {Finished['step']} step @param {import('./reports.mjs').Red} red */
const tell = (word, step, red) => console.log(`${word.padEnd(5)}${step.name.padEnd(13)}${textOf(red)}`)

/** What a person needs last: what is red or wavered, and how it runs again. @param {Finished[]} done @param {string} [seed] */
export const tellEnd = (done, seed) => {
  for (const { step, wavered = [] } of done) for (const one of wavered) tell('2nd', step, one)
  const failed = done.filter(({ failed }) => failed > 0)
  if (failed.length === 0) return
  for (const { step, red = [] } of failed)
    for (const one of red.length > 0 ? red : [{ name: 'see above' }]) tell('red', step, one)
  console.log('One of them alone: CONTRIBUTING.md, "Every day" and "A red browser spec".')
  const names = failed.map(({ step }) => step.name)
  const steps = names.includes('browser') && !names.includes('build') ? ['build', ...names] : names
  if (seed) console.log(`In this order again: npm test -- --only ${steps.join(',')} --shuffle ${seed}`)
}
