import type { LogKind } from '@candela/shared-contract'
import { LinkButton } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  > section {
    width: 100%;
  }
`

type LoggedHistoryProps = { type: LogKind; id: number; label: string; children: ReactNode }

/** The history of a record, and the way to all that the system log has of it. */
export const LoggedHistory = ({ type, id, label, children }: LoggedHistoryProps) => (
  <Stack>
    <LinkButton size="sm" icon="log" href={`/system-log?f.slo_type=${type}&f.slo_object_id=${id}`}>
      {label}
    </LinkButton>
    {children}
  </Stack>
)
