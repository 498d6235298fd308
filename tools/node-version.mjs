/** Written for any Node at all: whoever has an old one must get the sentence, not a syntax error. */
const NEEDED_MAJOR = 20
const NEEDED_MINOR = 19

export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NEEDED_MAJOR || (major === NEEDED_MAJOR && minor >= NEEDED_MINOR)) return
  console.error(`Candela needs Node ${NEEDED_MAJOR}.${NEEDED_MINOR} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
