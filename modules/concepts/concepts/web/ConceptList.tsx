import type { ReactNode } from 'react'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import type { List } from '#platform/web/list/useList.ts'
import type { ConceptKind } from '#modules/concepts/concept-library/model/uses.ts'
import { kindOf } from './kinds.ts'
import { type Coded, codeColumn, nameColumn, originColumn } from './parts.tsx'

type Props<Row extends Coded> = {
  kind: ConceptKind
  title: string
  list: List<Row>
  /** After its name, its code and its origin. */
  columns: readonly Column<NoInfer<Row>>[]
  extra?: ReactNode
  /** Besides reading and copying it. */
  actions?: (row: NoInfer<Row>) => readonly RowAction[]
  /** What is said where there is none. */
  empty: string
}

/** The order in which the lists open: what the company wrote, what is usual, the law. */
export const byOrigin = { field: 'origin', descending: false } as const

/** The list of one kind of concept, a tab of Mantención. */
export function ConceptList<Row extends Coded>(props: Props<Row>) {
  const { kind, title, list, columns, extra, actions, empty } = props
  const { service, words, path, anew, pageOf, copyOf } = kindOf(kind)
  return (
    <ListPage
      embedded
      title={title}
      name={`maintenance-${service}`}
      list={list}
      search="Nombre o código"
      columns={[nameColumn<Row>(path), codeColumn<Row>(), originColumn<Row>(), ...columns]}
      create={{ label: words.new, to: anew, permission: `${service}.create` }}
      extra={extra}
      nameOf={(row) => row.title}
      rowKey={(row) => row.code}
      actions={(row) => [
        { label: 'Ver', to: pageOf(row.code) },
        { label: 'Copiar', permission: `${service}.create`, to: copyOf(row.code) },
        ...(actions?.(row) ?? []),
      ]}
      empty={{ title: words.none, text: empty }}
    />
  )
}
