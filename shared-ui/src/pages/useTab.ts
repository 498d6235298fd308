import { useSearchParams } from '@candela/shared-ui/router'

const PARAMETER = 'tab'

/** Which of the tabs is open, kept in the address. The first one needs no word there; one step back leaves the page. */
export const useTab = <const Id extends string>(ids: readonly [Id, ...Id[]]): [Id, (id: Id) => void] => {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(PARAMETER)
  const open = ids.find(id => id === asked) ?? ids[0]

  const change = (id: Id) =>
    setSearch(
      before => {
        const after = new URLSearchParams(before)
        if (id === ids[0]) after.delete(PARAMETER)
        else after.set(PARAMETER, id)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [open, change]
}
