import type { StyleSheetManager } from 'styled-components'

type Plugin = NonNullable<Parameters<typeof StyleSheetManager>[0]['stylisPlugins']>[number]
type Element = Parameters<Plugin>[0]

const AT_RULES = new Set(['@media', '@container', '@supports'])

/** The rules inside, told by what they stand in: `.a:hover` as `&:hover`. */
const relativeTo = (own: RegExp, element: Element, parent: Element): Element => {
  const relative = { ...element, parent, root: parent }
  if (Array.isArray(element.children) && element.type !== 'decl')
    relative.children = element.children.map(child => relativeTo(own, child, relative))
  if (element.type === 'rule' && Array.isArray(element.props)) {
    relative.props = element.props.map(selector => selector.replace(own, '&'))
    // Otherwise styled-components puts the class back in place of the `&`.
    relative.value = ''
  }
  return relative
}

/**
 * Writes `@media (…){.a{…}}` as `.a{@media (…){&{…}}}`. When a component is drawn for the first time its rules join the
 * one sheet of all: a style rule makes the browser look at the elements that it fits, an at-rule at all of the page.
 */
const nestedAtRules: Plugin = element => {
  if (!AT_RULES.has(element.type) || element.root || !element.parent) return
  let top = element.parent
  while (top.parent) top = top.parent
  const [name] = top.props
  if (!name?.startsWith('.')) return
  const inner = relativeTo(new RegExp(`\\${name}(?![\\w-])`, 'g'), { ...element }, element)
  Object.assign(element, { type: 'rule', value: name, props: [name], children: [inner] })
}

/** Named in writing: class names are made of the names of plugins, and minifiers shorten those of functions. */
export const STYLE_PLUGINS: Plugin[] = [Object.defineProperty(nestedAtRules, 'name', { value: 'nestedAtRules' })]
