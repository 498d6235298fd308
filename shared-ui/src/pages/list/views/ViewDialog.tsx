import { RemoveView } from './RemoveView'
import { SaveView } from './SaveView'
import type { ListViews } from './useListViews'
import type { Shown, ViewTask } from './viewTask'

type ViewDialogProps = { task: ViewTask; views: ListViews; shown: Shown; onClose: () => void }

export const ViewDialog = ({ task, ...rest }: ViewDialogProps) =>
  task.kind === 'remove' ? (
    <RemoveView view={task.view} {...rest} />
  ) : (
    <SaveView view={task.kind === 'edit' ? task.view : undefined} {...rest} />
  )
