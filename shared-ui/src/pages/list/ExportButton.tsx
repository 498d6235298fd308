import { type ListState, listRequestOf } from '@candela/shared-contract'
import { type ExportEndpoint, FileButton } from './FileButton'
import type { ExtraBody } from './useListData'

type ExportButtonProps = {
  endpoint: ExportEndpoint
  state: ListState
  extraBody?: ExtraBody | undefined
  /** The fields in sight, in their order. */
  columns: readonly string[]
  /** How the file is called when the server does not say. */
  name: string
  onPhone: boolean
}

/** The list as a file: the rows, the order and the columns that are seen. */
export const ExportButton = ({ endpoint, state, extraBody, columns, name, onPhone }: ExportButtonProps) => {
  const { page: _, perPage: __, ...question } = listRequestOf(state)
  return (
    <FileButton name={name} onPhone={onPhone} endpoint={endpoint} question={{ ...question, ...extraBody, columns }} />
  )
}
