import type { Filter } from '#platform/web/list/list-state.ts'
import type { List } from '#platform/web/list/useList.ts'
import { ButtonPanel } from '../text/ButtonPanel.tsx'
import { FilterControl } from './Filters.tsx'

type Props = {
  /** The words of the button, and of what it opens. */
  label: string
  filters: readonly Filter[]
  list: Pick<List<unknown>, 'state' | 'setFilter'>
}

/** Filters behind one button, where they may be many; their chips stand with the others. */
export function FoldedFilters({ label, filters, list }: Props) {
  if (filters.length === 0) return null
  return (
    <ButtonPanel label={label} title={label}>
      {filters.map((filter) => (
        <FilterControl
          key={filter.name}
          filter={filter}
          value={list.state.filter[filter.name]}
          onChange={(value) => list.setFilter(filter.name, value)}
        />
      ))}
    </ButtonPanel>
  )
}
