import { Modal, Select } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { AdditionalPaymentsQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { searchKey } from '#chile/text.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Amount } from '#platform/web/kit/Amount.tsx'
import { CardList } from '#platform/web/kit/CardList.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { DataTable } from '#platform/web/kit/DataTable.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import { SearchBox } from '#platform/web/kit/SearchBox.tsx'
import { MonthContext } from '#platform/web/kit/PageContext.tsx'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { useNarrow } from '#platform/web/media.ts'
import { OtherActions, OtherProcess } from '#modules/advances/web/index.ts'
import { PaymentsPanel } from '#modules/payroll-processes/web/index.ts'
import { ReleaseButton } from './ReleaseButton.tsx'
import { PaymentItems, Payments, SavePayments } from './documents.ts'

type Row = AdditionalPaymentsQuery['additionalPayments'][number]
type Edits = ReadonlyMap<string, string>

/** Payments apart after the closing: what each adds to the month, and what is left of it. */
export default function AdditionalPage() {
  const { id = '' } = useParams()
  const detail = useDetail(OtherProcess, { input: { id } })
  const rows = useDetail(Payments, { input: { payrollMonthId: id } }, { keep: true })
  const month = detail.data?.payrollMonth
  const name = month ? `Adicional de ${monthLabel(month.yearMonth ?? 0)}` : ''
  return (
    <DetailPage
      title={name}
      plainTitle={month ? `${name}, ${month.businessName ?? ''}` : 'Proceso adicional'}
      context={month && <MonthContext month={month} />}
      actions={
        month && (
          <>
            {!month.isOpen && <ReleaseButton id={id} />}
            <OtherActions
              month={month}
              close="Cerrar adicional"
              closing="Los pagos quedan definitivos, y el mes de remuneraciones con ellos."
            />
          </>
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
          <PaymentTable
            id={id}
            isOpen={month.isOpen ?? false}
            rows={rows.data.additionalPayments}
          />
        </>
      )}
    </DetailPage>
  )
}

/** People that the table shows at once; the rest are found by name. */
const shownAtOnce = 200

const storedOf = ({ value }: Row) => (value === null ? '' : value.replace(/\.?0+$/, ''))

type TableProps = { id: string; isOpen: boolean; rows: readonly Row[] }

function PaymentTable({ id, isOpen, rows }: TableProps) {
  const can = useCan()
  const narrow = useNarrow()
  const items = useDetail(PaymentItems)
  const [chosen, choose] = useState(rows.find(({ itemCode }) => itemCode)?.itemCode ?? 'AGUINALDO')
  const [edits, setEdits] = useState<Edits>(new Map())
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Row>()
  const writes = isOpen && can('userItems.update')
  const asked = searchKey(search)
  const found = rows.filter(({ name, rut }) => searchKey(`${name} ${rut}`).includes(asked))
  const earnings = (items.data?.inputItems ?? []).filter(
    ({ group }) => group === 'Haberes' || group === 'Asignaciones',
  )
  const change = (row: Row, value: string) => setEdits(new Map([...edits, [row.contractId, value]]))
  const Rows = narrow ? CardList : DataTable
  return (
    <section className="mg-list mg-embedded">
      <p className="soft mg-block">
        El mes se calcula de nuevo con el haber agregado, con los topes y el impuesto de toda la
        renta del mes; se paga solo la diferencia (Ley sobre Impuesto a la Renta, art. 45; D.L.
        3.500, art. 16).
      </p>
      <div className="mg-toolbar">
        <SearchBox value={search} onChange={setSearch} placeholder="Nombre o RUT" />
        <Select
          aria-label="Concepto del pago"
          style={{ minWidth: 240 }}
          disabled={!writes}
          value={chosen}
          onChange={choose}
          options={earnings.map(({ code, label }) => ({ value: code, label }))}
        />
        <span className="mg-spring" />
        {writes && (
          <SaveButton
            id={id}
            itemCode={chosen}
            rows={rows}
            edits={edits}
            forget={() => setEdits(new Map())}
          />
        )}
      </div>
      <Rows
        caption="Pagos adicionales"
        rows={found.slice(0, shownAtOnce)}
        columns={columnsOf(edits, writes ? change : undefined, setOpen)}
        rowKey={(row: Row) => row.contractId}
      />
      {found.length > shownAtOnce && (
        <p className="soft">Busque por nombre para ver a los demás: son {found.length}.</p>
      )}
      {open && <Detail row={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

type SaveProps = {
  id: string
  itemCode: string
  rows: readonly Row[]
  edits: Edits
  forget: () => void
}

function SaveButton({ id, itemCode, rows, edits, forget }: SaveProps) {
  const save = useAction(SavePayments, { done: 'Pagos calculados', after: forget })
  const stored = new Map(rows.map((row) => [row.contractId, storedOf(row)]))
  const changed = [...edits].filter(([contractId, value]) => stored.get(contractId) !== value)
  const send = () =>
    save.run({
      input: {
        payrollMonthId: id,
        rows: changed.map(([contractId, value]) => ({
          contractId,
          itemCode,
          value: value === '' ? '0' : value,
        })),
      },
    })
  return (
    <ActionButton
      look="primary"
      disabled={changed.length === 0 ? 'No hay cambios que guardar' : undefined}
      onClick={send}
    >
      Guardar y calcular
    </ActionButton>
  )
}

type Write = ((row: Row, value: string) => void) | undefined

function columnsOf(edits: Edits, write: Write, open: (row: Row) => void): readonly Column<Row>[] {
  const amount = (key: 'earnings' | 'deductions', title: string): Column<Row> => ({
    key,
    title,
    align: 'end',
    render: (row) => <Amount value={row[key]} />,
  })
  return [
    {
      key: 'name',
      title: 'Persona',
      lead: true,
      render: (row) => (
        <span className="mg-option">
          <Link to={pathTo('ficha/:id', { id: row.userId })}>{row.name}</Link>
          <span className="soft tabular">{formatRut(row.rut)}</span>
        </span>
      ),
    },
    {
      key: 'value',
      title: 'Monto',
      render: (row) =>
        write ? (
          <NumberInput
            aria-label={`Monto, ${row.name}`}
            value={edits.get(row.contractId) ?? storedOf(row)}
            onChange={(value) => write(row, value ?? '')}
          />
        ) : (
          <Amount value={row.value === null ? null : Number(row.value)} />
        ),
    },
    amount('earnings', 'Haberes'),
    amount('deductions', 'Descuentos'),
    {
      key: 'net',
      title: 'Líquido adicional',
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
}

const groups: Readonly<Record<string, string>> = {
  EARNING: 'Haber',
  DEDUCTION: 'Descuento',
  EMPLOYER: 'Aporte del empleador',
}

const lineColumns: readonly Column<Row['lines'][number]>[] = [
  { key: 'label', title: 'Concepto', lead: true, render: (line) => line.label },
  { key: 'group', title: 'Tipo', render: (line) => groups[line.group] ?? line.group },
  {
    key: 'difference',
    title: 'Diferencia',
    align: 'end',
    render: (line) => <Amount value={line.difference} />,
  },
]

/** Concept by concept, what the payment apart changes of the month. */
const Detail = ({ row, onClose }: { row: Row; onClose: () => void }) => (
  <Modal open title={`Adicional de ${row.name}`} footer={null} onCancel={onClose}>
    <DataTable
      caption="Diferencias por concepto"
      rows={row.lines}
      columns={lineColumns}
      rowKey={(line) => line.code}
    />
  </Modal>
)
