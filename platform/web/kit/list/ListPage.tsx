import { PlusOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { Permission } from '#access/services.ts'
import type { Ticks } from '#platform/web/list/useTicks.ts'
import type { List } from '#platform/web/list/useList.ts'
import { useNarrow } from '#platform/web/look/media.ts'
import { ActionButton } from '../text/ActionButton.tsx'
import type { Column } from './columns.tsx'
import type { DataTableProps } from './DataTable.tsx'
import { DownloadDropdown, type DownloadFormat } from './DownloadDropdown.tsx'
import { EmptyState } from '../page/EmptyState.tsx'
import { saveRows } from '../file/export.ts'
import type { Filter } from '#platform/web/list/list-state.ts'
import { FilterChips, Filters } from './Filters.tsx'
import { ColumnChooser, DensityButton, useColumns, useCompact } from './ListTools.tsx'
import { LoadProblem } from '../page/LoadProblem.tsx'
import { NoMatches } from './NoMatches.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { Pages } from './Pages.tsx'
import type { RowAction } from './RowActions.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Rows } from './Rows.tsx'

export type ListPageProps<Row> = {
  title: string
  context?: ReactNode
  list: List<Row>
  columns: readonly Column<NoInfer<Row>>[]
  /** Remembers the columns under this name; by default the title. */
  name?: string
  /** In the place of those of the list: filters that follow from its answers. */
  filters?: readonly Filter[]
  /** The placeholder of the search box; without it there is none. */
  search?: string
  /** The one primary button: where something new is made. */
  create?: {
    label: string
    to?: string
    onClick?: () => void
    permission?: Permission
    besides?: readonly Permission[]
  }
  /** More buttons beside it. */
  extra?: ReactNode
  actions?: (row: NoInfer<Row>) => readonly RowAction[]
  nameOf?: (row: NoInfer<Row>) => string
  rowKey?: (row: NoInfer<Row>) => string
  rowClass?: (row: NoInfer<Row>) => string | undefined
  totals?: Readonly<Record<string, ReactNode>>
  /** What will be here: shown when nothing is there and nothing was asked for. */
  empty: { title: string; text?: ReactNode }
  /** `false` for none; a function to let the server make the file; by default it is made here. */
  download?: false | ((format: DownloadFormat) => Promise<unknown>)
  /** Between the header and the table: counts, a month selector. */
  above?: ReactNode
  /** Rows may be ticked; what is done with them stands at the foot. */
  ticks?: Ticks<NoInfer<Row>>
  /** Inside another page, such as a tab: no page header of its own. */
  embedded?: boolean
}

/**
 * A list: filters, search, order and page in the URL; columns and density remembered; cards when
 * narrow.
 */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, list, columns, filters = list.filters, search, above, embedded = false } = props
  const chosen = useColumns(props.name ?? title, columns)
  const [compact, setCompact] = useCompact()
  const narrow = useNarrow()
  // A file has the columns that its reader may see on screen.
  const actions = <HeaderActions {...props} columns={chosen.all} />
  return (
    <section className={embedded ? 'mg-list mg-embedded' : 'mg-list'}>
      {!embedded && <PageHeader title={title} context={props.context} actions={actions} />}
      {above && <div className="mg-above">{above}</div>}
      <div className="mg-toolbar">
        {search && (
          <SearchBox value={list.state.search} onChange={list.setSearch} placeholder={search} />
        )}
        <Filters filters={filters} list={list} />
        <span className="mg-toolbar-end">
          {embedded && actions}
          {!narrow && <ColumnChooser all={chosen.all} chosen={chosen} />}
          {!narrow && <DensityButton compact={compact} onChange={setCompact} />}
        </span>
      </div>
      <FilterChips filters={filters} list={list} />
      <ListRows {...props} columns={chosen.shown} compact={compact} />
    </section>
  )
}

function HeaderActions<Row>({ title, list, columns, create, extra, download }: ListPageProps<Row>) {
  const save = (format: DownloadFormat) =>
    typeof download === 'function'
      ? download(format)
      : list.all().then((rows) => saveRows(format, title, rows, columns))
  return (
    <>
      {extra}
      {download !== false && <DownloadDropdown onDownload={save} disabled={list.total === 0} />}
      {create && <CreateButton create={create} />}
    </>
  )
}

const CreateButton = ({ create }: { create: NonNullable<ListPageProps<unknown>['create']> }) => (
  <ActionButton
    look="primary"
    icon={<PlusOutlined aria-hidden />}
    {...(create.to ? { to: create.to } : {})}
    {...(create.onClick ? { onClick: create.onClick } : {})}
    {...(create.permission ? { permission: create.permission } : {})}
    {...(create.besides ? { besides: create.besides } : {})}
  >
    {create.label}
  </ActionButton>
)

function ListRows<Row>(props: ListPageProps<Row> & { compact: boolean }) {
  const { list, empty, create } = props
  if (list.error) return <LoadProblem error={list.error} retry={list.reload} />
  if (!list.loading && list.rows.length === 0) {
    return list.filtered ? (
      <NoMatches list={list} />
    ) : (
      <EmptyState title={empty.title} action={create && <CreateButton create={create} />}>
        {empty.text}
      </EmptyState>
    )
  }
  const table: DataTableProps<Row> = {
    caption: props.title,
    rows: list.rows,
    columns: props.columns,
    sort: list.state.sort,
    onSort: list.setSort,
    compact: props.compact,
    dimmed: list.refreshing,
    skeleton: list.loading ? Math.min(list.state.size, 12) : 0,
    ...(props.actions ? { actions: props.actions } : {}),
    ...(props.nameOf ? { nameOf: props.nameOf } : {}),
    ...(props.rowKey ? { rowKey: props.rowKey } : {}),
    ...(props.rowClass ? { rowClass: props.rowClass } : {}),
    ...(props.totals ? { totals: props.totals } : {}),
    ...(props.ticks ? { ticks: props.ticks } : {}),
  }
  const { page, size } = list.state
  return (
    <>
      <Rows {...table} />
      {!list.loading && (
        <Pages page={page} size={size} total={list.total} onChange={list.setPage} />
      )}
    </>
  )
}
