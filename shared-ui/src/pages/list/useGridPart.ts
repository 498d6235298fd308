import type { DataGrid } from '@candela/shared-ui/grid'
import { useEffect, useState } from 'react'

type GridPart = typeof DataGrid

let loaded: GridPart | undefined

/** The grid is large and a phone never needs it, so it comes beside the rows. Undefined until it is there. */
export const useGridPart = (wanted: boolean): GridPart | undefined => {
  const [part, setPart] = useState(() => loaded)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    if (!wanted || loaded) return
    import('@candela/shared-ui/grid').then(
      module => {
        loaded = module.DataGrid
        setPart(() => module.DataGrid)
      },
      (error: unknown) => setFailure(error),
    )
  }, [wanted])

  // A part that did not load is a screen that did not load: the boundary around it says so and offers a way out.
  if (failure) throw failure
  return part
}
