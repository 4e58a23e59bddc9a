import { Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { AdvancesQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { searchKey } from '#chile/text.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Amount } from '#platform/web/kit/Amount.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import { Pages } from '#platform/web/kit/Pages.tsx'
import { SearchBox } from '#platform/web/kit/SearchBox.tsx'
import { MonthContext } from '#platform/web/kit/PageContext.tsx'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { PersonName } from '#platform/web/kit/PersonName.tsx'
import { PaymentsPanel } from '#modules/payroll-processes/web/index.ts'
import { advanceAmount, AdvanceMode, advanceProblem } from '../model/advance.ts'
import { OtherActions } from './OtherActions.tsx'
import { Advances, OtherProcess, ProposeAdvances, SaveAdvances } from './documents.ts'
import './advances.css'

type Row = AdvancesQuery['advances'][number]
type Mode = 'FIXED' | 'PERCENT'
type Edit = { mode: Mode; value: string }
type Edits = ReadonlyMap<string, Edit>

/** The advances of a month: what each person gets before their payslip, and discounts in it. */
export default function AdvancePage() {
  const { id = '' } = useParams()
  const detail = useDetail(OtherProcess, { input: { id } })
  const month = detail.data?.payrollMonth
  const rows = useDetail(Advances, { input: { payrollMonthId: id } }, { keep: true })
  const name = month ? `Anticipo de ${monthLabel(month.yearMonth ?? 0)}` : ''
  return (
    <DetailPage
      title={name}
      plainTitle={month ? `${name}, ${month.businessName ?? ''}` : 'Anticipo'}
      context={month && <MonthContext month={month} />}
      actions={
        month && (
          <OtherActions
            month={month}
            close="Cerrar anticipo"
            closing="Cada anticipo pasa a ser un descuento de la liquidación del mes."
          />
        )
      }
      loading={detail.loading || rows.loading}
      error={detail.error ?? rows.error}
      retry={() => {
        detail.reload()
        rows.reload()
      }}
    >
      {month && rows.data && (
        <>
          <PaymentsPanel monthId={id} isOpen={month.isOpen ?? true} />
          <AdvanceTable id={id} isOpen={month.isOpen ?? false} rows={rows.data.advances} />
        </>
      )}
    </DetailPage>
  )
}

type TableProps = { id: string; isOpen: boolean; rows: readonly Row[] }

const storedOf = (row: Row): Edit => ({
  mode: row.mode === 'PERCENT' ? 'PERCENT' : 'FIXED',
  value: row.value === null ? '' : row.value.replace(/\.?0+$/, ''),
})

/** What a row says now: what was typed over it, or what is stored. */
const editOf = (row: Row, edits: Edits): Edit => edits.get(row.contractId) ?? storedOf(row)

/** Without the salary of the month nobody can say what a part of it is, nor if it is too much. */
function problemOf({ salary, salaryProblem }: Row, { mode, value }: Edit): string | undefined {
  if (value === '') return undefined
  return salary === null ? (salaryProblem ?? undefined) : advanceProblem(mode, value, salary)
}

function amountOf(row: Row, edit: Edit): number {
  if (row.salary === null) return row.amount ?? 0
  if (edit.value === '' || problemOf(row, edit)) return 0
  return advanceAmount(edit.mode, edit.value, row.salary)
}

function AdvanceTable({ id, isOpen, rows }: TableProps) {
  const can = useCan()
  const [edits, setEdits] = useState<Edits>(new Map())
  const [search, setSearch] = useState('')
  const [page, setPage] = useState({ number: 1, size: 50 })
  const writes = isOpen && can('userItems.update')
  const asked = searchKey(search)
  const found = rows.filter(({ name, rut }) => searchKey(`${name} ${rut}`).includes(asked))
  const shown = found.slice((page.number - 1) * page.size, page.number * page.size)
  const total = rows.reduce((sum, row) => sum + amountOf(row, editOf(row, edits)), 0)
  const given = rows.filter((row) => amountOf(row, editOf(row, edits)) > 0).length
  const change = (row: Row, edit: Edit) => setEdits(new Map([...edits, [row.contractId, edit]]))
  if (rows.length === 0) {
    return (
      <EmptyState title="Nadie tiene contrato este mes">
        Los anticipos se ingresan por persona, cuando hay contratos vigentes.
      </EmptyState>
    )
  }
  return (
    <section className="mg-list mg-embedded">
      <div className="mg-toolbar">
        <SearchBox value={search} onChange={setSearch} placeholder="Nombre o RUT" />
        <span className="soft tabular">
          {given} anticipos · {formatPesos(total)}
        </span>
        <span className="mg-spring" />
        {writes && <Tools id={id} rows={rows} edits={edits} forget={() => setEdits(new Map())} />}
      </div>
      <Rows
        caption="Anticipos del mes"
        rows={shown}
        columns={columnsOf(edits, writes ? change : undefined)}
        rowKey={(row: Row) => row.contractId}
      />
      <Pages
        page={page.number}
        size={page.size}
        total={found.length}
        onChange={(number, size) => setPage({ number, size })}
      />
    </section>
  )
}

type Write = ((row: Row, edit: Edit) => void) | undefined

function columnsOf(edits: Edits, write: Write): readonly Column<Row>[] {
  return [
    {
      key: 'name',
      title: 'Persona',
      lead: true,
      render: (row) => (
        <PersonName name={row.name} rut={row.rut} to={pathTo('ficha/:id', { id: row.userId })} />
      ),
    },
    {
      key: 'salary',
      title: 'Sueldo base',
      align: 'end',
      render: (row) =>
        row.salary === null ? (
          <span className="soft">{row.salaryProblem}</span>
        ) : (
          <Amount value={row.salary} />
        ),
    },
    {
      key: 'value',
      title: 'Anticipo acordado',
      render: (row) => <ValueCell row={row} edit={editOf(row, edits)} write={write} />,
    },
    {
      key: 'amount',
      title: 'Anticipo',
      align: 'end',
      render: (row) => <Amount value={amountOf(row, editOf(row, edits))} />,
    },
  ]
}

function ValueCell({ row, edit, write }: { row: Row; edit: Edit; write: Write }) {
  if (!write) {
    if (edit.value === '') return <span className="soft">Sin anticipo</span>
    return edit.mode === 'PERCENT' ? `${edit.value.replace('.', ',')}%` : formatPesos(edit.value)
  }
  const problem = problemOf(row, edit)
  return (
    <span className="pp-advance">
      <Select
        aria-label={`Modo, ${row.name}`}
        value={edit.mode}
        onChange={(mode: Mode) => write(row, { mode, value: '' })}
        options={AdvanceMode.options.map((option) => ({ ...option }))}
      />
      <NumberInput
        aria-label={`Anticipo, ${row.name}`}
        value={edit.value}
        decimals={edit.mode === 'PERCENT' ? 2 : 0}
        aria-invalid={problem !== undefined}
        onChange={(value) => write(row, { ...edit, value: value ?? '' })}
      />
      {problem && (
        <span role="alert" className="pm-failed">
          {problem}
        </span>
      )}
    </span>
  )
}

type ToolProps = { id: string; rows: readonly Row[]; edits: Edits; forget: () => void }

function Tools({ id, rows, edits, forget }: ToolProps) {
  const [asking, ask] = useState(false)
  const save = useAction(SaveAdvances, { done: 'Anticipos guardados', after: forget })
  const byContract = new Map(rows.map((row) => [row.contractId, row]))
  const changed = [...edits].filter(([contractId, edit]) => {
    const row = byContract.get(contractId)
    if (!row) return false
    const before = storedOf(row)
    return before.value !== edit.value || (edit.value !== '' && before.mode !== edit.mode)
  })
  const wrong = changed.some(([contractId, edit]) => {
    const row = byContract.get(contractId)
    return row !== undefined && problemOf(row, edit) !== undefined
  })
  const send = () =>
    save.run({
      input: {
        payrollMonthId: id,
        rows: changed.map(([contractId, { mode, value }]) => ({
          contractId,
          mode,
          value: value === '' ? '0' : value,
        })),
      },
    })
  const reason = changed.length === 0 ? 'No hay cambios que guardar' : undefined
  return (
    <>
      <ActionButton onClick={() => ask(true)}>Proponer a todos</ActionButton>
      <ActionButton
        look="primary"
        disabled={wrong ? 'Hay anticipos que corregir' : reason}
        onClick={send}
      >
        Guardar
      </ActionButton>
      {asking && <ProposeDialog id={id} onClose={() => ask(false)} />}
    </>
  )
}

function ProposeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [form] = Form.useForm<{ percent: string }>()
  const propose = useAction(ProposeAdvances, { done: 'Anticipos propuestos', after: onClose })
  const submit = ({ percent }: { percent: string }) =>
    propose
      .attempt({ input: { payrollMonthId: id, percent: percent.replace(',', '.') } })
      .then(() => undefined)
      .catch((error: Error) => form.setFields([{ name: 'percent', errors: [error.message] }]))
  return (
    <Modal
      open
      title="Proponer un anticipo a todos"
      okText="Proponer"
      cancelText="Cancelar"
      confirmLoading={propose.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>Quienes ya tienen un anticipo lo conservan.</p>
      <Form form={form} layout="vertical" initialValues={{ percent: '40' }} onFinish={submit}>
        <Form.Item
          name="percent"
          label="Porcentaje del sueldo base"
          rules={[{ required: true, message: 'Este campo es obligatorio' }]}
        >
          <Input suffix="%" inputMode="decimal" autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
