import { asText } from '#platform/web/look/format.ts'
import { useEffect, useMemo, useState } from 'react'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import {
  AdditionalPayments,
  SaveAdditionalPayments,
} from '#generated/operations/additional-payments.ts'
import { InputItems } from '#generated/operations/user-items.ts'
import { readCell, showCell } from '#modules/payroll/user-items/model/cell.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { cellKey, moveIn, contractOf } from '#platform/web/kit/sheet/people.ts'
import { partsOf } from '#platform/web/kit/sheet/parts.ts'
import { saveRows } from '#platform/web/kit/sheet/save.ts'
import { SheetCell, stepBack } from '#platform/web/kit/sheet/SheetCell.tsx'
import { SheetTable } from '#platform/web/kit/sheet/SheetTable.tsx'
import { type Sheet, sheetCell, useSheet } from '#platform/web/kit/sheet/useSheet.ts'
import {
  type SheetRows,
  usePagedPaste,
  useSheetRows,
} from '#platform/web/kit/sheet/useSheetRows.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type List, useList } from '#platform/web/list/useList.ts'
import { personColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { AccrualSpan, type Span } from './AccrualSpan.tsx'
import { PaymentDetail } from './PaymentDetail.tsx'
import type { PaymentRow as Row, PaymentTotals as Totals } from './types.ts'

type TableProps = { id: string; isOpen: boolean; yearMonth: number; totals: Totals }

/** Rows of a page, of those that can be chosen. */
const pageful = 50

/** The payments by pages; what is typed on one page waits while another one is looked at. */
export function PaymentTable(props: TableProps) {
  const fixed = { payrollMonthId: props.id }
  const list = useList(AdditionalPayments, { fixed, size: pageful })
  const known = useSheetRows({
    name: sheetName,
    document: AdditionalPayments,
    list,
    fixed,
    isOfPerson: isAmount,
  })
  if (known.error) return <LoadProblem error={known.error} retry={known.reload} />
  if (known.loading) return <PageSkeleton header={false} />
  return <PaymentSheet {...props} list={list} known={known} />
}

type SheetProps = TableProps & { list: List<Row>; known: SheetRows<Row> }

/** What is paid to each person, of which item, and the months in which it was earned. */
function PaymentSheet({ id, isOpen, yearMonth, totals, list, known }: SheetProps) {
  const can = useCan()
  const items = useDetail(InputItems, undefined, { needs: 'userItems.read' })
  const sheet = usePayments(id, known.rows, totals)
  const { typed } = sheet
  useEffect(() => known.follow(typed.keys()))
  const [open, setOpen] = useState<Row>()
  const writes = isOpen && can('userItems.update')
  const earnings = (items.data?.inputItems ?? []).filter(
    ({ group }) => group === 'Haberes' || group === 'Asignaciones',
  )
  const span = spanIn(sheet.textOf(SPAN))
  const grid = { people: list.rows, columns: amounts }
  const hidden = totals.people - list.rows.length
  const paste = usePagedPaste({ ...grid, write: sheet.write, hidden }, known.byRut)
  return (
    <section className="mg-list mg-embedded">
      <p className="soft mg-block">
        El mes se calcula de nuevo con el haber agregado, con los topes y el impuesto de toda la
        renta del mes; se paga solo la diferencia (Ley sobre Impuesto a la Renta, art. 45; D.L.
        3.500, art. 16). Lo devengado en varios meses se reparte entre ellos.
      </p>
      <div className="mg-toolbar">
        <SearchBox value={list.state.search} onChange={list.setSearch} placeholder="Nombre o RUT" />
        <Choice
          aria-label="Concepto del pago"
          className="ga-concept"
          disabled={!writes}
          placeholder="Elija el concepto"
          value={sheet.textOf(ITEM) || null}
          onChange={(code) => code && sheet.write([[ITEM, code]])}
          options={earnings.map(({ code, label }) => ({ value: code, label }))}
        />
        <AccrualSpan
          span={span}
          onChange={(next) => sheet.write([[SPAN, next ? `${next.from}-${next.to}` : '']])}
          last={yearMonth}
          {...(writes ? {} : { disabled: true })}
        />
        <span className="mg-spring" />
        {writes && (
          <ActionButton look="primary" disabled={whyNotSave(sheet)} onClick={sheet.save}>
            Guardar y calcular
          </ActionButton>
        )}
      </div>
      {/* The keys of its cells, which are fields, come up to the table. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="mg-cell-framed" onKeyDown={(event) => stepBack(event, sheet)}>
        <SheetTable
          caption="Pagos adicionales"
          list={list}
          columns={columnsOf(writes ? { sheet, grid, paste } : undefined, setOpen)}
        />
      </div>
      {open && <PaymentDetail id={id} row={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

/** Name of the sheet, under which its draft is kept. */
const sheetName = 'pagos'

/** The one column of amounts, and what is said once for all of them. */
const amounts = [{ code: 'MONTO', label: 'Monto' }]
const [ITEM, SPAN] = ['con concepto', 'con meses']
const isAmount = (key: string) => key.endsWith(' MONTO')

const whyNotSave = (sheet: Sheet): string | undefined => {
  if (sheet.waits === 0) return 'No hay cambios que guardar'
  return sheet.textOf(ITEM) === '' ? 'Elija el concepto del pago' : undefined
}

/** What the process pays until another item or other months are chosen. */
function useTerms({ itemCode, accruedFrom, accruedTo }: Totals) {
  return useMemo(
    () => ({
      [ITEM]: asText(itemCode),
      [SPAN]: accruedFrom && accruedTo ? `${accruedFrom}-${accruedTo}` : '',
    }),
    [itemCode, accruedFrom, accruedTo],
  )
}

const storedIn = (rows: readonly Row[], terms: Readonly<Record<string, string>>) =>
  new Map([
    ...Object.entries(terms),
    ...rows.map((row) => [cellKey(row.contractId, 'MONTO'), asText(row.value)] as const),
  ])

const read = (key: string, text: string) =>
  isAmount(key) ? readCell(text, 'CLP') : { value: text }
const show = (key: string, value: string) => (isAmount(key) ? showCell(value || undefined) : value)

const spanIn = (text: string): Span | null => {
  const [from, to] = text.split('-').map(Number)
  return from && to ? { from, to } : null
}

/** The table as a sheet that saves its amounts, each with the concept and the months chosen. */
function usePayments(id: string, rows: readonly Row[], totals: Totals): Sheet {
  const terms = useTerms(totals)
  const stored = useMemo(() => storedIn(rows, terms), [rows, terms])
  const saving = useAction(SaveAdditionalPayments, { done: 'Pagos calculados' })
  return useSheet({
    name: sheetName,
    stored,
    read,
    show,
    aside: (key) => !isAmount(key),
    save: (sheet) => {
      const keys = [...sheet.changed.keys()].filter(isAmount)
      const span = spanIn(sheet.textOf(SPAN))
      const rowOf = (key: string) => ({
        contractId: contractOf(key),
        itemCode: sheet.textOf(ITEM),
        value: sheet.changed.get(key) ?? '0',
        seen: sheet.seen(key) || '0',
        accruedFrom: span?.from ?? null,
        accruedTo: span?.to ?? null,
      })
      const parts = partsOf(keys).map((part) => ({
        input: { payrollMonthId: id, rows: part.map(rowOf) },
        keys: part,
      }))
      return saveRows(saving, parts, sheet)
    },
  })
}

type Cells = {
  sheet: Sheet
  grid: Parameters<typeof moveIn>[0] & { people: readonly Row[] }
  paste: ReturnType<typeof usePagedPaste>
}

function columnsOf(cells: Cells | undefined, open: (row: Row) => void): readonly Column<Row>[] {
  const amount = (key: 'earnings' | 'deductions', title: string): Column<Row> => ({
    key,
    title,
    align: 'end',
    render: (row) => <Amount value={row[key]} />,
  })
  return [
    personColumn((row) => pathTo('ficha/:id', { id: row.userId })),
    {
      key: 'value',
      title: 'Monto',
      render: (row) =>
        cells ? (
          <span className="mg-option">
            <AmountCell {...cells} row={row} />
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
      sort: 'net',
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

function AmountCell({ sheet, grid, paste, row }: Cells & { row: Row }) {
  const at = grid.people.findIndex(({ contractId }) => contractId === row.contractId)
  return (
    <SheetCell
      {...sheetCell(sheet, cellKey(row.contractId, 'MONTO'), show)}
      label={`Monto, ${row.name}`}
      onMove={(down) => moveIn(grid, at + down, 0)}
      onPaste={(block) => paste(at, 0, block)}
    />
  )
}

/** The months in which a payment was earned, when they are others than that of the process. */
const AccruedIn = ({ row: { accruedFrom, accruedTo } }: { row: Row }) =>
  accruedFrom !== null && accruedTo !== null ? (
    <span className="soft">
      {monthLabel(accruedFrom)} a {monthLabel(accruedTo)}
    </span>
  ) : null
