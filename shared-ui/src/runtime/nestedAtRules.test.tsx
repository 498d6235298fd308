import { renderToStaticMarkup } from 'react-dom/server'
import { createGlobalStyle, css, ServerStyleSheet, styled } from 'styled-components'
import { UiProvider } from './UiProvider'

/** The rules of what is drawn, with the class of the component as `.own`. */
const rulesOf = (Drawn: React.ComponentType<{ className?: string }>) => {
  const sheet = new ServerStyleSheet()
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <UiProvider>
        <Drawn />
      </UiProvider>,
    ),
  )
  const own = /class="(?:\S+ )*(\S+)"/.exec(html)?.[1] ?? 'none'
  return sheet.getStyleTags().replaceAll(`.${own}`, '.own')
}

it('writes what holds in a window of one kind into the rule of its component', () => {
  const narrow = css`
    @media (max-width: 700px) {
      color: red;
      &:hover > svg {
        fill: red;
      }
      :root[data-theme='dark'] & {
        color: blue;
      }
    }
  `
  const rules = rulesOf(styled.p`
    margin: 0;
    ${narrow}
  `)
  expect(rules).toContain(
    ".own{@media (max-width: 700px){&{color:red;}&:hover>svg{fill:red;}:root[data-theme='dark'] &{color:blue;}}}",
  )
  expect(rules).toContain('.own{margin:0;}')
})

it('does so for rules in rules, for containers, and for what one kind of window has inside another', () => {
  const rules = rulesOf(styled.p`
    &:focus {
      @media print {
        color: red;
      }
    }
    @container account (max-width: 90px) {
      color: green;
    }
    @supports (display: grid) {
      @media print {
        color: blue;
      }
    }
  `)
  expect(rules).toContain('.own{@media print{&:focus{color:red;}}}')
  expect(rules).toContain('.own{@container account (max-width: 90px){&{color:green;}}}')
  expect(rules).toContain('.own{@supports (display: grid){@media print{&{color:blue;}}}}')
})

it('leaves styles of the page as they are', () => {
  const Global = createGlobalStyle`
    @media print {
      body {
        color: red;
      }
    }
  `
  expect(rulesOf(() => <Global />)).toContain('@media print{body{color:red;}}')
})
