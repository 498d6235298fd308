import { useCan, useSession } from '@candela/shared-auth'
import type { OneUser } from '@candela/shared-contract'
import { styled } from 'styled-components'
import { SessionList } from './SessionList'
import { VisitList } from './VisitList'

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
  gap: 16px;
  align-items: start;
`

type AccessTabProps = { user: OneUser }

/** How somebody gets in: their devices and their sign-ins. */
export const AccessTab = ({ user: { record, can } }: AccessTabProps) => {
  const isOwn = useSession(({ user }) => user?.id) === record.id
  const mayList = useCan('userAccessLog.list')
  return (
    <Cards>
      {(isOwn || can.update) && <SessionList id={record.id} />}
      {(isOwn || mayList) && <VisitList id={record.id} />}
    </Cards>
  )
}
