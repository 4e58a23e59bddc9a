import { useState } from 'react'
import { useParams } from 'react-router'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { searchKey } from '#chile/text.ts'
import { Advances, ProposeAdvances } from '#generated/operations/advances.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Amount } from '#platform/web/kit/Amount.tsx'
import { Choice } from '#platform/web/kit/Choice.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { FreeField } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { Pages } from '#platform/web/kit/Pages.tsx'
import { SearchBox } from '#platform/web/kit/SearchBox.tsx'
import { MonthContext } from '#platform/web/kit/PageContext.tsx'
import { moveIn, pasteOn } from '#platform/web/kit/sheet/people.ts'
import { SheetCell, stepBack } from '#platform/web/kit/sheet/SheetCell.tsx'
import { type Sheet, sheetCell } from '#platform/web/kit/sheet/useSheet.ts'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { PersonName } from '#platform/web/kit/PersonName.tsx'
import { PaymentsPanel } from '#modules/payroll/payroll-release/web/index.ts'
import { AdvanceMode, proposedPercent } from '../model/advance.ts'
import { OtherActions, OtherProcess } from '#modules/payroll/payroll-frame/web/index.ts'
import { amountOf, keysOf, type Row, show, useAdvances, values } from './useAdvances.ts'
import './advances.css'

/** The advances of a month: what each person gets before their payslip, and discounts in it. */
export default function AdvancePage() {
  const { id = '' } = useParams()
  const detail = useDetail(OtherProcess, { input: { id } })
  const month = detail.data?.payrollMonth
  const rows = useDetail(Advances, { input: { payrollMonthId: id } }, { keep: true })
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
      loading={detail.loading || rows.loading}
      error={detail.error ?? rows.error}
      retry={() => {
        detail.reload()
        rows.reload()
      }}
    >
      {month && rows.data && (
        <>
          <PaymentsPanel monthId={id} isOpen={month.isOpen} />
          <AdvanceTable id={id} isOpen={month.isOpen} rows={rows.data.advances} />
        </>
      )}
    </DetailPage>
  )
}

type TableProps = { id: string; isOpen: boolean; rows: readonly Row[] }

function AdvanceTable({ id, isOpen, rows }: TableProps) {
  const can = useCan()
  const sheet = useAdvances(id, rows)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState({ number: 1, size: 50 })
  const writes = isOpen && can('userItems.update')
  const asked = searchKey(search)
  const found = rows.filter(({ name, rut }) => searchKey(`${name} ${rut}`).includes(asked))
  const shown = found.slice((page.number - 1) * page.size, page.number * page.size)
  const amounts = rows.map((row) => amountOf(row, sheet))
  const given = amounts.filter((amount) => amount > 0).length
  const grid = {
    people: shown,
    columns: values,
    write: sheet.write,
    hidden: rows.length - shown.length,
  }
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
          {given === 1 ? '1 anticipo' : `${given} anticipos`} ·{' '}
          {formatPesos(amounts.reduce((sum, amount) => sum + amount, 0))}
        </span>
        <span className="mg-spring" />
        {writes && <Tools id={id} sheet={sheet} />}
      </div>
      {/* The keys of its cells, which are fields, come up to the table. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="mg-cell-framed" onKeyDown={(event) => stepBack(event, sheet)}>
        <Rows
          caption="Anticipos del mes"
          rows={shown}
          columns={columnsOf(sheet, writes ? grid : undefined)}
          rowKey={(row: Row) => row.contractId}
        />
      </div>
      <Pages
        page={page.number}
        size={page.size}
        total={found.length}
        onChange={(number, size) => setPage({ number, size })}
      />
    </section>
  )
}

type Grid = Parameters<typeof pasteOn>[0]

function columnsOf(sheet: Sheet, grid: Grid | undefined): readonly Column<Row>[] {
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
      render: (row) => <ValueCell row={row} sheet={sheet} grid={grid} />,
    },
    {
      key: 'amount',
      title: 'Anticipo',
      align: 'end',
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
        onPaste={(block) => pasteOn(grid, at, 0, block)}
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
      draft={form.draft}
      onClose={form.close}
    >
      <FreeField field={proposedPercent} name="percent" autoFocus />
    </FormDialog>
  )
}

const usualPart = { percent: '40' }
