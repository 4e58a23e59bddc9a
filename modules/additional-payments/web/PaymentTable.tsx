import { Select } from 'antd'
import { useState } from 'react'
import type { AdditionalPaymentsQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { searchKey } from '#chile/text.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Amount } from '#platform/web/kit/Amount.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import { SearchBox } from '#platform/web/kit/SearchBox.tsx'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { PersonName } from '#platform/web/kit/PersonName.tsx'
import { AccrualSpan, type Span } from './AccrualSpan.tsx'
import { PaymentItems, SavePayments } from './documents.ts'
import { PaymentDetail } from './PaymentDetail.tsx'

export type Row = AdditionalPaymentsQuery['additionalPayments'][number]
type Edits = ReadonlyMap<string, string>

/** People that the table shows at once; the rest are found by name. */
const shownAtOnce = 200

const storedOf = ({ value }: Row) => (value === null ? '' : value.replace(/\.?0+$/, ''))

type TableProps = { id: string; isOpen: boolean; yearMonth: number; rows: readonly Row[] }

/** What is paid to each person, of which item, and the months in which it was earned. */
export function PaymentTable({ id, isOpen, yearMonth, rows }: TableProps) {
  const can = useCan()
  const items = useDetail(PaymentItems)
  const [chosen, choose] = useState(rows.find(({ itemCode }) => itemCode)?.itemCode ?? 'AGUINALDO')
  const [span, setSpan] = useState<Span | null>(spanOf(rows))
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
  return (
    <section className="mg-list mg-embedded">
      <p className="soft mg-block">
        El mes se calcula de nuevo con el haber agregado, con los topes y el impuesto de toda la
        renta del mes; se paga solo la diferencia (Ley sobre Impuesto a la Renta, art. 45; D.L.
        3.500, art. 16). Lo devengado en varios meses se reparte entre ellos.
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
        <AccrualSpan
          span={span}
          onChange={setSpan}
          last={yearMonth}
          {...(writes ? {} : { disabled: true })}
        />
        <span className="mg-spring" />
        {writes && (
          <SaveButton
            id={id}
            itemCode={chosen}
            span={span}
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
      {open && <PaymentDetail id={id} row={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

type SaveProps = {
  id: string
  itemCode: string
  span: Span | null
  rows: readonly Row[]
  edits: Edits
  forget: () => void
}

function SaveButton({ id, itemCode, span, rows, edits, forget }: SaveProps) {
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
          accruedFrom: span?.from ?? null,
          accruedTo: span?.to ?? null,
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
        <PersonName name={row.name} rut={row.rut} to={pathTo('ficha/:id', { id: row.userId })} />
      ),
    },
    {
      key: 'value',
      title: 'Monto',
      render: (row) =>
        write ? (
          <span className="mg-option">
            <NumberInput
              aria-label={`Monto, ${row.name}`}
              value={edits.get(row.contractId) ?? storedOf(row)}
              onChange={(value) => write(row, value ?? '')}
            />
            <AccruedIn row={row} />
          </span>
        ) : (
          <span className="mg-option">
            <Amount value={row.value === null ? null : Number(row.value)} />
            <AccruedIn row={row} />
          </span>
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

/** The months in which a payment was earned, when they are others than that of the process. */
const AccruedIn = ({ row: { accruedFrom, accruedTo } }: { row: Row }) =>
  accruedFrom !== null && accruedTo !== null ? (
    <span className="soft">
      {monthLabel(accruedFrom)} a {monthLabel(accruedTo)}
    </span>
  ) : null

const spanOf = (rows: readonly Row[]): Span | null => {
  const { accruedFrom = null, accruedTo = null } = rows.find((row) => row.accruedFrom) ?? {}
  return accruedFrom !== null && accruedTo !== null ? { from: accruedFrom, to: accruedTo } : null
}
