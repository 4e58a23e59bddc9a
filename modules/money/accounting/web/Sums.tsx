import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { HoldWhileLoading } from '#platform/web/kit/page/HoldWhileLoading.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { Lines } from './Lines.tsx'
import type { Entry, SumRow as Row } from './types.ts'

type Props = { entry: Entry; rows: readonly Row[] }

/** An entry by account and cost centre; each opens to the lines and people behind it. */
export function Sums({ entry, rows }: Props) {
  const [open, setOpen] = useState<string>()
  const changed = rows.filter(({ isChanged }) => isChanged).length
  const chosen = rows.find(({ key }) => key === open)
  const columns = [...sumColumns, ...(changed > 0 ? beforeColumns : []), openColumn(setOpen)]
  return (
    <>
      <Panel
        title="Cuentas"
        text={
          changed > 0
            ? `${counted(changed, 'cuenta')} con otro monto que en la versión anterior`
            : 'Debe y haber de cada cuenta, por centro de costo'
        }
      >
        <Rows
          caption="Cuentas del asiento"
          rows={rows}
          columns={columns}
          rowKey={({ key }: Row) => key}
          totals={{
            account: 'Total',
            debit: <Amount value={totalOf(rows, 'debit')} />,
            credit: <Amount value={totalOf(rows, 'credit')} />,
          }}
        />
      </Panel>
      {chosen && (
        <HoldWhileLoading key={chosen.key}>
          <Lines entry={entry} sum={chosen} close={() => setOpen(undefined)} />
        </HoldWhileLoading>
      )}
    </>
  )
}

const totalOf = (rows: readonly Row[], side: 'debit' | 'credit') =>
  rows.reduce((all, row) => all + row[side], 0)

const sumColumns: readonly Column<Row>[] = [
  {
    key: 'account',
    title: 'Cuenta',
    lead: true,
    render: ({ accountCode, accountName }) => (
      <span className="mg-option">
        <span>{accountName}</span>
        <span className="soft tabular">{accountCode}</span>
      </span>
    ),
  },
  {
    key: 'center',
    title: 'Centro de costo',
    render: ({ centerCode, centerName }) =>
      centerName === null ? (
        <span className="soft">–</span>
      ) : (
        <TextWithHint words={centerName} hint={centerCode} />
      ),
  },
  {
    key: 'debit',
    title: 'Debe',
    align: 'end',
    render: ({ debit }) => sideOf(debit),
  },
  {
    key: 'credit',
    title: 'Haber',
    align: 'end',
    render: ({ credit }) => sideOf(credit),
  },
]

/** An account is mostly on one side of the books: the other one is left empty. */
const sideOf = (value: number) => <Amount value={value === 0 ? null : value} />

const before = (value: number | null) =>
  value === null ? <span className="soft">Igual</span> : <Amount value={value} />

const beforeColumns: readonly Column<Row>[] = [
  {
    key: 'debitBefore',
    title: 'Debe antes',
    align: 'end',
    render: ({ debitBefore }) => before(debitBefore),
  },
  {
    key: 'creditBefore',
    title: 'Haber antes',
    align: 'end',
    render: ({ creditBefore }) => before(creditBefore),
  },
]

const openColumn = (open: (key: string) => void): Column<Row> => ({
  key: 'open',
  title: 'Detalle',
  render: ({ key, accountCode }) => (
    <ActionButton look="link" onClick={() => open(key)}>
      {`Ver ${accountCode}`}
    </ActionButton>
  ),
})
