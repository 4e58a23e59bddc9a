import type { ReactNode } from 'react'
import type { Document } from '#platform/web/api/graphql.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { type List, type RowOf, useList } from '#platform/web/list/useList.ts'
import { type OpenForm, useOpenForm } from '../form/FormDialog.tsx'
import { ListPage, type ListPageProps } from '../list/ListPage.tsx'
import type { RowAction } from '../list/RowActions.tsx'
import { type ActRow, MASS_ACTS_POLL_MS, type MassAct, mayResume } from './mass-act.ts'

type Props<Row, Resumed> = Omit<ListPageProps<Row>, 'title' | 'create' | 'list'> & {
  act: MassAct
  /** From `useMassActs`. */
  list: List<Row>
  resume: Document<Resumed, { input: { id: string } }>
  /** Of which acts the undoing is offered, and the dialog that asks before. */
  undo?: {
    offered: (row: NoInfer<Row>) => boolean
    dialog: (row: NoInfer<Row>, form: OpenForm) => ReactNode
  }
}

/** The acts that were made, the last ones first, read again and again to show their progress. */
export const useMassActs = <Result, Variables>(
  all: Document<Result, Variables>,
  by: string,
): List<RowOf<Result>> =>
  useList(all, { sort: { field: by, descending: true }, pollMs: MASS_ACTS_POLL_MS })

/**
 * The acts of a kind, how far each is, and what can be done with it: its undoing, and going on with
 * work that stopped. What a `ListPage` takes, it takes too.
 */
export function MassActsPage<Row extends ActRow, Resumed>({
  act,
  resume,
  undo,
  actions,
  ...page
}: Props<Row, Resumed>) {
  const again = useAction(resume, { done: 'El trabajo sigue' })
  const form = useOpenForm(`deshacer ${act.one}`)
  const open = page.list.rows.find(({ id }) => id === form.key)
  return (
    <>
      <ListPage
        {...page}
        title={act.title}
        create={act.make}
        actions={(row) => [
          ...(actions?.(row) ?? []),
          ...(undo?.offered(row) ? [undoing(() => form.open(row.id))] : []),
          ...(mayResume(act, row)
            ? [{ label: 'Reanudar', onClick: () => again.run({ input: { id: row.id } }) }]
            : []),
        ]}
      />
      {open && undo?.dialog(open, form)}
    </>
  )
}

const undoing = (onClick: () => unknown): RowAction => ({
  label: 'Deshacer',
  danger: true,
  onClick,
})
