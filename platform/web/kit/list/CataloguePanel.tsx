import type { ReactNode } from 'react'
import { upperFirst } from '#chile/text.ts'
import type { Permission } from '#access/services.ts'
import { inWords, type Noun } from '#platform/model/noun.ts'
import type { Detail } from '#platform/web/api/useDetail.ts'
import { ActionButton } from '../text/ActionButton.tsx'
import type { DataTableProps } from './DataTable.tsx'
import { EmptyState } from '../page/EmptyState.tsx'
import { Panel } from '../text/Figures.tsx'
import { LoadProblem } from '../page/LoadProblem.tsx'
import { Rows } from './Rows.tsx'

type Props<Row> = Omit<DataTableProps<Row>, 'rows' | 'skeleton'> & {
  /** How the rows are arriving, of useDetail(). */
  detail: Pick<Detail<unknown>, 'error' | 'reload'>
  /** Nothing until they are loaded. */
  rows: readonly Row[] | undefined
  noun: Noun
  /** Without it, how many there are. */
  title?: string
  /** What they are for, beside them. */
  text?: ReactNode
  /** What will be here, while there is nothing. */
  empty: string
  /** How one is added: a form of the page, or a screen of its own. */
  create: { permission: Permission; label?: string } & ({ onClick: () => void } | { to: string })
  /** The forms of the page. */
  children?: ReactNode
}

/** A short catalogue inside a tab: so few rows that nobody searches them. */
export function CataloguePanel<Row>(props: Props<Row>) {
  const { detail, rows, noun, title, text, empty, create, children, ...table } = props
  const words = inWords(noun)
  const { label = words.new, ...adding } = create
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  const add = (
    <ActionButton look="primary" {...adding}>
      {label}
    </ActionButton>
  )
  return (
    <>
      {rows?.length === 0 ? (
        <EmptyState title={words.none} action={add}>
          {empty}
        </EmptyState>
      ) : (
        <Panel
          title={title ?? (rows ? words.count(rows.length) : upperFirst(noun.many))}
          text={text}
          action={add}
        >
          <Rows {...table} rows={rows ?? []} skeleton={rows ? 0 : 3} />
        </Panel>
      )}
      {children}
    </>
  )
}
