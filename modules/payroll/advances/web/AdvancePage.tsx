import { useEffect } from 'react'
import { useParams } from 'react-router'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { AdvanceTotalsQuery } from '#generated/documents/graphql.ts'
import { Advances, AdvanceTotals, ProposeAdvances } from '#generated/operations/advances.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { MonthContext } from '#platform/web/kit/page/PageContext.tsx'
import { moveIn } from '#platform/web/kit/sheet/people.ts'
import { SheetCell, stepBack } from '#platform/web/kit/sheet/SheetCell.tsx'
import { SheetTable } from '#platform/web/kit/sheet/SheetTable.tsx'
import { type Sheet, sheetCell } from '#platform/web/kit/sheet/useSheet.ts'
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
import { PaymentsPanel } from '#modules/payroll/payroll-release/web/index.ts'
import { AdvanceMode, proposedPercent } from '../model/advance.ts'
import { OtherActions, OtherProcess } from '#modules/payroll/payroll-frame/web/index.ts'
import {
  advanceSheet,
  amountOf,
  keysOf,
  type Row,
  show,
  typedTotals,
  useAdvances,
  values,
} from './useAdvances.ts'
import './advances.css'

type Totals = AdvanceTotalsQuery['advanceTotals']

/** The advances of a month: what each person gets before their payslip, and discounts in it. */
export default function AdvancePage() {
  const { id = '' } = useParams()
  const detail = useDetail(OtherProcess, { input: { id } })
  const totals = useDetail(AdvanceTotals, { input: { payrollMonthId: id } }, { keep: true })
  const month = detail.data?.payrollMonth
  const name = month ? `Anticipo de ${monthLabel(month.yearMonth)}` : ''
  return (
    <DetailPage
      title={name}
      plainTitle={month ? `${name}, ${month.businessName}` : 'Anticipo'}
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
      loading={detail.loading || totals.loading}
      error={detail.error ?? totals.error}
      retry={() => {
        detail.reload()
        totals.reload()
      }}
    >
      {month && totals.data && (
        <>
          <PaymentsPanel monthId={id} isOpen={month.isOpen} />
          {totals.data.advanceTotals.people === 0 ? (
            <EmptyState title="Nadie tiene contrato este mes">
              Los anticipos se ingresan por persona, cuando hay contratos vigentes.
            </EmptyState>
          ) : (
            <AdvanceTable id={id} isOpen={month.isOpen} totals={totals.data.advanceTotals} />
          )}
        </>
      )}
    </DetailPage>
  )
}

type TableProps = { id: string; isOpen: boolean; totals: Totals }

/** Rows of a page, of those that can be chosen. */
const pageful = 50

/** The advances by pages; what is typed on one page waits while another one is looked at. */
function AdvanceTable({ id, isOpen, totals }: TableProps) {
  const fixed = { payrollMonthId: id }
  const list = useList(Advances, { fixed, size: pageful })
  const known = useSheetRows({
    name: advanceSheet,
    document: Advances,
    list,
    fixed,
    isOfPerson: () => true,
  })
  if (known.error) return <LoadProblem error={known.error} retry={known.reload} />
  if (known.loading) return <PageSkeleton header={false} />
  return <AdvanceSheet id={id} isOpen={isOpen} totals={totals} list={list} known={known} />
}

type SheetProps = TableProps & {
  list: List<Row>
  known: SheetRows<Row>
}

function AdvanceSheet({ id, isOpen, totals, list, known }: SheetProps) {
  const can = useCan()
  const sheet = useAdvances(id, known.rows)
  const { typed } = sheet
  useEffect(() => known.follow(typed.keys()))
  const writes = isOpen && can('userItems.update')
  const typedNow = typedTotals(known.rows, sheet)
  const given = totals.given + typedNow.given
  const grid = {
    people: list.rows,
    columns: values,
    write: sheet.write,
    hidden: totals.people - list.rows.length,
  }
  const paste = usePagedPaste(grid, known.byRut)
  return (
    <section className="mg-list mg-embedded">
      <div className="mg-toolbar">
        <SearchBox value={list.state.search} onChange={list.setSearch} placeholder="Nombre o RUT" />
        <span className="soft tabular">
          {given === 1 ? '1 anticipo' : `${formatNumber(given)} anticipos`} ·{' '}
          {formatPesos(totals.amount + typedNow.amount)}
        </span>
        <span className="mg-spring" />
        {writes && <Tools id={id} sheet={sheet} />}
      </div>
      {/* The keys of its cells, which are fields, come up to the table. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="mg-cell-framed" onKeyDown={(event) => stepBack(event, sheet)}>
        <SheetTable
          caption="Anticipos del mes"
          list={list}
          columns={columnsOf(sheet, writes ? { ...grid, paste } : undefined)}
        />
      </div>
    </section>
  )
}

type Grid = Pick<Parameters<typeof moveIn>[0], 'columns'> & {
  people: readonly Row[]
  paste: ReturnType<typeof usePagedPaste>
}

function columnsOf(sheet: Sheet, grid: Grid | undefined): readonly Column<Row>[] {
  return [
    personColumn((row) => pathTo('ficha/:id', { id: row.userId })),
    {
      key: 'salary',
      title: 'Sueldo base',
      align: 'end',
      render: (row) =>
        row.salary === null ? (
          <span className="soft mg-sentence">{row.salaryProblem}</span>
        ) : (
          <Amount value={row.salary} />
        ),
    },
    {
      key: 'value',
      title: 'Anticipo acordado',
      render: (row) => <ValueCell row={row} sheet={sheet} grid={grid} />,
    },
    {
      key: 'amount',
      title: 'Anticipo',
      align: 'end',
      sort: 'amount',
      render: (row) => <Amount value={amountOf(row, sheet)} />,
    },
  ]
}

type CellProps = { row: Row; sheet: Sheet; grid: Grid | undefined }

function ValueCell({ row, sheet, grid }: CellProps) {
  const { mode, value } = keysOf(row.contractId)
  const text = sheet.textOf(value)
  if (!grid) {
    if (text === '') return <span className="soft">Sin anticipo</span>
    return sheet.textOf(mode) === 'PERCENT' ? `${text}%` : `$${text}`
  }
  const at = grid.people.findIndex(({ contractId }) => contractId === row.contractId)
  return (
    <span className="pp-advance">
      <Choice
        aria-label={`Modo, ${row.name}`}
        value={sheet.textOf(mode)}
        // Another mode is another unit: what was written in the old one is no longer meant.
        onChange={(next) =>
          next &&
          sheet.write([
            [mode, next],
            [value, ''],
          ])
        }
        options={AdvanceMode.options}
      />
      <SheetCell
        {...sheetCell(sheet, value, show)}
        label={`Anticipo, ${row.name}`}
        onMove={(down) => moveIn(grid, at + down, 0)}
        onPaste={(block) => grid.paste(at, 0, block)}
      />
    </span>
  )
}

function Tools({ id, sheet }: { id: string; sheet: Sheet }) {
  const form = useOpenForm('proponer')
  return (
    <>
      <ActionButton onClick={() => form.open()}>Proponer a todos</ActionButton>
      <ActionButton
        look="primary"
        disabled={sheet.waits === 0 ? 'No hay cambios que guardar' : undefined}
        onClick={sheet.save}
      >
        Guardar
      </ActionButton>
      {form.key && <ProposeDialog id={id} form={form} />}
    </>
  )
}

function ProposeDialog({ id, form }: { id: string; form: OpenForm }) {
  const propose = useAction(ProposeAdvances, { done: 'Anticipos propuestos' })
  return (
    <FormDialog
      title="Proponer un anticipo a todos"
      submit="Proponer"
      lead={<p>Quienes ya tienen un anticipo lo conservan.</p>}
      action={propose}
      more={{ payrollMonthId: id }}
      initial={usualPart}
      form={form}
    >
      <FreeField field={proposedPercent} name="percent" autoFocus />
    </FormDialog>
  )
}

const usualPart = { percent: '40' }
