import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { amountColumn, personColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { type ReactNode, useState } from 'react'
import { formatPesos } from '#chile/numbers.ts'
import { ExcludeFromGratification, GratificationRows } from '#generated/operations/gratification.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useList } from '#platform/web/list/useList.ts'
import { GratificationRule, GratificationState } from '../model/words.ts'
import { GratificationDetail } from './GratificationDetail.tsx'
import type { GratificationRow as Row, Year } from './types.ts'

type Props = { id: string; year: Year; extra: ReactNode }

/** Everybody's year: what it owes, what it paid, what is done with the difference. */
export function GratificationPeople({ id, year, extra }: Props) {
  const [open, setOpen] = useState<Row>()
  const leaving = useOpenForm('excluir')
  const change = useAction(ExcludeFromGratification, { done: 'Pagos calculados' })
  const list = useList(GratificationRows, {
    fixed: { payrollMonthId: id },
    filters: [{ name: 'state', label: 'Estado', options: GratificationState.options }],
    sort: { field: 'name', descending: false },
    size: 50,
  })
  const left = list.rows.find(({ contractId }) => contractId === leaving.key)
  const include = ({ contractId }: Row) =>
    change.run({ input: { payrollMonthId: id, rows: [{ contractId }] } })
  const actions = (row: Row): RowAction[] => [
    { label: 'Ver por qué', onClick: () => setOpen(row) },
    ...(year.isOpen
      ? [
          row.state === 'EXCLUDED'
            ? { label: 'Incluir', permission, onClick: () => include(row) }
            : { label: 'Excluir', permission, onClick: () => leaving.open(row.contractId) },
        ]
      : []),
  ]
  return (
    <>
      <ListPage
        embedded
        title={['Gratificación del año', year.year].join(' ')}
        name="gratificacion"
        list={list}
        search="Nombre o RUT"
        columns={columnsOf(setOpen)}
        rowKey={(row) => row.contractId}
        nameOf={(row) => row.name}
        actions={actions}
        extra={extra}
        empty={{
          title: 'Nadie tiene derecho a gratificación',
          text: 'Ningún contrato con liquidaciones del año la tiene por los artículos 47 o 50.',
        }}
      />
      {open && <GratificationDetail id={id} row={open} onClose={() => setOpen(undefined)} />}
      {left && <ExcludeDialog id={id} row={left} form={leaving} />}
    </>
  )
}

const permission = 'userItems.update' as const

const tones: Readonly<Record<Row['state'], Tone>> = {
  PAY: 'success',
  EXCLUDED: 'neutral',
  EVEN: 'neutral',
  EXCESS: 'warning',
  NO_PROFIT: 'warning',
}

const amount = (key: 'base' | 'due' | 'paid' | 'difference', title: string): Column<Row> =>
  amountColumn(key, title, { sort: key })

const columnsOf = (open: (row: Row) => void): readonly Column<Row>[] => [
  personColumn((row) => pathTo('ficha/:id', { id: row.userId })),
  {
    key: 'rule',
    title: 'Gratificación',
    text: (row) => GratificationRule.label(row.rule),
    render: (row) => (
      <TextWithHint
        words={GratificationRule.label(row.rule)}
        hint={row.months === 1 ? '1 mes' : `${row.months} meses`}
      />
    ),
  },
  amount('base', 'Ganado en el año'),
  amount('due', 'Debida'),
  amount('paid', 'Pagada'),
  amount('difference', 'Diferencia'),
  {
    key: 'state',
    title: 'Estado',
    text: (row) => row.reason ?? GratificationState.label(row.state),
    render: (row) => (
      <span className="mg-option">
        <StatusTag tone={tones[row.state]}>{GratificationState.label(row.state)}</StatusTag>
        {row.reason && <span className="soft ga-reason">{row.reason}</span>}
      </span>
    ),
  },
  {
    key: 'net',
    title: 'Líquido',
    align: 'end',
    sort: 'net',
    text: (row) => row.net,
    render: (row) => (
      <ActionButton look="text" onClick={() => open(row)}>
        {row.net === null ? 'Por qué' : formatPesos(row.net)}
      </ActionButton>
    ),
  },
]

type DialogProps = { id: string; row: Row; form: OpenForm }

function ExcludeDialog({ id, row, form }: DialogProps) {
  const exclude = useAction(ExcludeFromGratification, { done: 'Excluida de la gratificación' })
  const { contractId } = row
  return (
    <AskDialog
      title={`Excluir a ${row.name}`}
      okText="Excluir"
      max={200}
      busy={exclude.busy}
      form={form}
      onSend={(reason) =>
        exclude.attempt({ input: { payrollMonthId: id, rows: [{ contractId, reason }] } })
      }
    >
      <p>La ley la debe igual: el motivo queda junto a su nombre.</p>
    </AskDialog>
  )
}
