import { useCan } from '@candela/shared-auth'
import { REPORTS, type ReportName } from '@candela/shared-contract'
import { TextLink } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Above the link of the card that it stands in. */
const Link = styled(TextLink)`
  position: relative;
  z-index: 1;
`

type ReportedAmountProps = {
  /** The report that says the same, and where in it. */
  report: ReportName
  href: string
  /** In a list the keyboard goes from row to row. */
  inList?: boolean
  children: ReactNode
}

/** A number that leads to its report, for whoever may open that. */
export const ReportedAmount = ({ report, href, inList = false, children }: ReportedAmountProps) => {
  const may = useCan(REPORTS[report].right)
  return may ? (
    <Link quiet href={href} {...(inList && { tabIndex: -1 })}>
      {children}
    </Link>
  ) : (
    children
  )
}
