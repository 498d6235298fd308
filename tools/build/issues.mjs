/** @typedef {{ code?: string, path: PropertyKey[], message: string, keys?: string[], values?: unknown[] }} Issue as the schema library says it */

/** @type {Record<string, string>} */
const LANGUAGE_NAMES = { en: 'English', pt: 'Portuguese', es: 'Spanish', it: 'Italian' }

/** How a list's items are told apart in a sentence. @type {Record<string, (item: { path?: string, key?: string } | undefined) => string>} */
const ITEM_NAMES = {
  routes: route => `route ${route?.path}`,
  nav: entry => `menu entry "${entry?.key}"`,
  palette: entry => `palette entry "${entry?.key}"`,
  search: kind => `search for "${kind?.key}"`,
}

/** @param {unknown} value @param {PropertyKey[]} path @returns {unknown} */
const at = (value, path) =>
  path.reduce((part, key) => /** @type {Record<PropertyKey, unknown> | undefined} */ (part)?.[key], value)

/** @param {unknown} value @param {PropertyKey[]} path `menu entry "group", label` */
const placeOf = (value, path) => {
  const [list, index, ...rest] = path
  const name = ITEM_NAMES[String(list)]
  const parts =
    name && index !== undefined
      ? [name(/** @type {{ path?: string, key?: string } | undefined} */ (at(value, [list ?? '', index]))), ...rest]
      : path
  return parts
    .filter(part => typeof part !== 'number')
    .map(String)
    .join(', ')
}

/** @param {Issue} issue @param {unknown} found */
const problemIn = (issue, found) => {
  if (issue.code === 'unrecognized_keys') return `says ${issue.keys?.join(', ')}, which nobody reads`
  if (found === undefined) return 'is missing'
  if (issue.code === 'invalid_value') return `is ${JSON.stringify(found)}, not one of ${issue.values?.join(', ')}`
  if (issue.code === 'custom' || issue.code === 'invalid_format') return `is ${JSON.stringify(found)}: ${issue.message}`
  return `is ${JSON.stringify(found)}, which is not accepted`
}

/**
 * What the schema refuses, as one line for the person who wrote the declaration.
 * @param {unknown} declaration
 * @param {Issue} issue
 */
export const sayIssue = (declaration, issue) => {
  const { path } = issue
  const last = String(path.at(-1))
  const found = at(declaration, path)
  if (last in LANGUAGE_NAMES && !found)
    return `${placeOf(declaration, path.slice(0, -1))} has no words in ${LANGUAGE_NAMES[last]} (${last})`
  return `${placeOf(declaration, path) || 'the declaration'} ${problemIn(issue, found)}`
}
