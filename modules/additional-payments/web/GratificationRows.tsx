import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { formatPesos } from '#chile/numbers.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Amount } from '#platform/web/kit/Amount.tsx'
import { CardList } from '#platform/web/kit/CardList.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { DataTable } from '#platform/web/kit/DataTable.tsx'
import type { RowAction } from '#platform/web/kit/RowActions.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/StatusTag.tsx'
import { useNarrow } from '#platform/web/media.ts'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { PersonName } from '#platform/web/kit/PersonName.tsx'
import { GratificationRule, GratificationState } from '../model/gratification-words.ts'
import { ExcludeFromGratification } from './documents.ts'
import type { Row, Year } from './Gratification.tsx'
import { GratificationDetail } from './GratificationDetail.tsx'

type Props = { id: string; year: Year; rows: readonly Row[] }

/** Everybody's year: what it owes, what it paid, what is done with the difference. */
export function GratificationRows({ id, year, rows }: Props) {
  const narrow = useNarrow()
  const [open, setOpen] = useState<Row>()
  const [leaving, leave] = useState<Row>()
  const change = useAction(ExcludeFromGratification, { done: 'Pagos calculados' })
  const Rows = narrow ? CardList : DataTable
  const actions = (row: Row): RowAction[] => [
    { label: 'Ver por qué', onClick: () => setOpen(row) },
    ...(year.isOpen
      ? [
          row.state === 'EXCLUDED'
            ? {
                label: 'Incluir',
                permission: 'userItems.update' as const,
                onClick: () =>
                  change.run({
                    input: { payrollMonthId: id, rows: [{ contractId: row.contractId }] },
                  }),
              }
            : {
                label: 'Excluir',
                permission: 'userItems.update' as const,
                onClick: () => leave(row),
              },
        ]
      : []),
  ]
  return (
    <>
      <Rows
        caption="Gratificación del año"
        rows={rows}
        columns={columnsOf(setOpen)}
        rowKey={(row: Row) => row.contractId}
        nameOf={(row: Row) => row.name}
        actions={actions}
      />
      {open && (
        <GratificationDetail
          id={id}
          contractId={open.contractId}
          year={year}
          onClose={() => setOpen(undefined)}
        />
      )}
      {leaving && <ExcludeDialog id={id} row={leaving} onClose={() => leave(undefined)} />}
    </>
  )
}

const tones: Readonly<Record<Row['state'], Tone>> = {
  PAY: 'success',
  EXCLUDED: 'neutral',
  EVEN: 'neutral',
  EXCESS: 'warning',
  NO_PROFIT: 'warning',
}

const amount = (key: 'base' | 'due' | 'paid' | 'difference', title: string): Column<Row> => ({
  key,
  title,
  align: 'end',
  render: (row) => <Amount value={row[key]} />,
})

const columnsOf = (open: (row: Row) => void): readonly Column<Row>[] => [
  {
    key: 'name',
    title: 'Persona',
    lead: true,
    render: (row) => (
      <PersonName name={row.name} rut={row.rut} to={pathTo('ficha/:id', { id: row.userId })} />
    ),
  },
  {
    key: 'rule',
    title: 'Gratificación',
    render: (row) => (
      <span className="mg-option">
        <span>{GratificationRule.label(row.rule)}</span>
        <span className="soft">{row.months === 1 ? '1 mes' : `${row.months} meses`}</span>
      </span>
    ),
  },
  amount('base', 'Ganado en el año'),
  amount('due', 'Debida'),
  amount('paid', 'Pagada'),
  amount('difference', 'Diferencia'),
  {
    key: 'state',
    title: 'Estado',
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
    render: (row) =>
      row.net === null ? (
        <span className="soft">–</span>
      ) : (
        <ActionButton look="text" onClick={() => open(row)}>
          {formatPesos(row.net)}
        </ActionButton>
      ),
  },
]

type DialogProps = { id: string; row: Row; onClose: () => void }

function ExcludeDialog({ id, row, onClose }: DialogProps) {
  const [form] = Form.useForm<{ reason: string }>()
  const exclude = useAction(ExcludeFromGratification, { done: 'Excluida de la gratificación' })
  return (
    <Modal
      open
      title={`Excluir a ${row.name}`}
      okText="Excluir"
      cancelText="Cancelar"
      confirmLoading={exclude.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>La ley la debe igual: el motivo queda junto a su nombre.</p>
      <Form
        form={form}
        layout="vertical"
        onFinish={({ reason }) =>
          exclude
            .attempt({
              input: { payrollMonthId: id, rows: [{ contractId: row.contractId, reason }] },
            })
            .then(onClose)
            .catch((error: Error) => form.setFields([{ name: 'reason', errors: [error.message] }]))
        }
      >
        <Form.Item
          name="reason"
          label="Motivo"
          rules={[{ required: true, whitespace: true, message: 'Este campo es obligatorio' }]}
        >
          <Input maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
