import { RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Alert, Button, Tooltip } from 'antd'
import { useMemo, useState } from 'react'
import { useOutletContext } from 'react-router'
import { searchKey } from '#chile/text.ts'
import { ActiveContractInMonth } from '#generated/operations/payroll-months.ts'
import { InputItems, PreviousUserItems, UserItems } from '#generated/operations/user-items.ts'
import { request } from '#platform/web/api.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Choices } from '#platform/web/kit/Choice.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { SearchBox } from '#platform/web/kit/SearchBox.tsx'
import { notify } from '#platform/web/notify.ts'
import { NO_PERMISSION, useCan } from '#platform/web/me.tsx'
import { asTexts, useRemembered } from '#platform/web/storage.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { useNarrow } from '#platform/web/media.ts'
import { EntryCards } from './EntryCards.tsx'
import { EntryGrid, type Person } from './EntryGrid.tsx'
import { showCell } from '../model/cell.ts'
import { type Column, keyOf, storedValues } from './grid-values.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { useNets } from './Nets.tsx'
import { type Grid, useGrid } from './useGrid.ts'
import './entries.css'

/** What nearly every month brings, until somebody chooses otherwise. */
const usual = ['HORAS_EXTRA', 'DIAS_AUSENCIA', 'COMISIONES']
/** More columns than this are for whoever asks for them. */
const offered = 8

/** What changes this month and only this month: people by items, like a spreadsheet. */
export default function EntriesTab() {
  const { month } = useOutletContext<MonthShare>()
  const input = { payrollMonthId: month.id }
  const people = useDetail(ActiveContractInMonth, { input })
  const items = useDetail(InputItems)
  const values = useDetail(UserItems, { input: { ...input, contractId: null } }, { keep: true })
  const problem = people.error ?? items.error ?? values.error
  if (problem) {
    const retry = () => [people, items, values].forEach((one) => one.reload())
    return <LoadProblem error={problem} retry={retry} />
  }
  if (!people.data || !items.data || !values.data) return <PageSkeleton header={false} />
  if (people.data.activeContractInMonth.length === 0) {
    return (
      <EmptyState title="Nadie tiene contrato este mes">
        Las novedades se ingresan por persona, cuando hay contratos vigentes.
      </EmptyState>
    )
  }
  return (
    <Entries
      monthId={input.payrollMonthId}
      isOpen={month.isOpen}
      people={people.data.activeContractInMonth}
      all={items.data.inputItems}
      given={values.data.userItems}
    />
  )
}

type Props = {
  monthId: string
  isOpen: boolean
  people: readonly Person[]
  all: readonly Column[]
  given: Parameters<typeof storedValues>[0]
}

function Entries({ monthId, isOpen, people, all, given }: Props) {
  const narrow = useNarrow()
  const can = useCan()
  const stored = useMemo(() => storedValues(given), [given])
  const byCode = useMemo(() => new Map(all.map((item) => [item.code, item])), [all])
  const grid = useGrid(monthId, stored, byCode)
  const nets = useNets(monthId, isOpen)
  const [chosen, choose] = useRemembered<readonly string[] | null>('novedades', null, asTexts)
  const [search, setSearch] = useState('')
  const columns = useMemo(
    () => (chosen ?? inUse(stored.once, all)).flatMap((code) => byCode.get(code) ?? []),
    [chosen, stored.once, all, byCode],
  )
  const reason = !isOpen
    ? 'El mes está cerrado: lo que se ingresó ya no cambia.'
    : can('userItems.update')
      ? undefined
      : NO_PERMISSION
  const asked = searchKey(search)
  const shown = people.filter(({ name, rut }) => searchKey(`${name} ${rut}`).includes(asked))
  const readOnly = reason !== undefined
  const hidden = people.length - shown.length
  const parts = { people: shown, columns, stored, grid, nets, readOnly, hidden }
  return (
    <div className="pm-entries">
      {reason && <Alert type="info" showIcon title={reason} />}
      <div className="mg-toolbar">
        {!narrow && <SearchBox value={search} onChange={setSearch} placeholder="Nombre o RUT" />}
        <ItemPicker all={all} chosen={columns} onChoose={choose} />
        <span className="mg-spring" />
        {!reason && <CopyBefore monthId={monthId} grid={grid} stored={stored} byCode={byCode} />}
        {!reason && <Tools grid={grid} />}
      </div>
      {columns.length === 0 || shown.length === 0 ? (
        <EmptyState title={columns.length === 0 ? 'Elija qué ingresar' : 'Nadie coincide'}>
          {columns.length === 0
            ? 'Los conceptos elegidos son las columnas de la tabla.'
            : 'Pruebe con otra parte del nombre o del RUT.'}
        </EmptyState>
      ) : narrow ? (
        <EntryCards {...parts} />
      ) : (
        <EntryGrid {...parts} />
      )}
    </div>
  )
}

/** The items that the month already has, or the usual ones. */
function inUse(once: ReadonlyMap<string, string>, all: readonly Column[]): string[] {
  const used = new Set([...once.keys()].map((key) => key.split(' ')[1] ?? ''))
  const found = all.filter(({ code }) => used.has(code) || usual.includes(code))
  return found.slice(0, offered).map(({ code }) => code)
}

type PickerProps = {
  all: readonly Column[]
  chosen: readonly Column[]
  onChoose: (codes: readonly string[]) => void
}

function ItemPicker({ all, chosen, onChoose }: PickerProps) {
  return (
    <Choices
      aria-label="Conceptos de la tabla"
      className="pm-picker"
      placeholder="Elegir conceptos"
      summary={
        chosen.length === 1 ? '1 concepto en la tabla' : `${chosen.length} conceptos en la tabla`
      }
      wideList
      value={chosen.map(({ code }) => code)}
      onChange={onChoose}
      options={all.map(({ code, label, group }) => ({ value: code, label, group }))}
    />
  )
}

type CopyProps = {
  monthId: string
  grid: Grid
  stored: ReturnType<typeof storedValues>
  byCode: ReadonlyMap<string, Column>
}

/** Writes in the empty cells what was entered only for the month before; undo takes it back. */
function CopyBefore({ monthId, grid, stored, byCode }: CopyProps) {
  const copy = async () => {
    const input = { payrollMonthId: monthId }
    const { previousUserItems } = await request(PreviousUserItems, { input })
    const cells = previousUserItems.flatMap(({ contractId, itemCode, value }) => {
      const key = keyOf({ contractId, itemCode })
      const taken = grid.typed.has(key) || stored.once.has(key) || !byCode.has(itemCode)
      return taken ? [] : [[key, showCell(value)] as const]
    })
    if (cells.length === 0) {
      notify.info('El mes anterior no tiene novedades que copiar')
      return
    }
    grid.write(cells)
    notify.info(
      cells.length === 1
        ? 'Se copió 1 celda del mes anterior'
        : `Se copiaron ${cells.length} celdas del mes anterior`,
    )
  }
  return <ActionButton onClick={copy}>Copiar mes anterior</ActionButton>
}

function Tools({ grid }: { grid: Grid }) {
  const { past, future, changed, problems, crossings, save, busy } = grid
  const count = changed.size
  const wrong = problems.size + crossings.size
  const words = wrong > 0 ? `${wrong} por corregir` : `${count} por guardar`
  return (
    <>
      {count + wrong > 0 && (
        <span className={wrong > 0 ? 'pm-entry-wrong' : 'soft'} role="status">
          {words}
        </span>
      )}
      <Tooltip title="Deshacer (Ctrl+Z)">
        <Button
          aria-label="Deshacer"
          icon={<UndoOutlined aria-hidden />}
          disabled={past.length === 0}
          onClick={grid.undo}
        />
      </Tooltip>
      <Tooltip title="Rehacer (Ctrl+Y)">
        <Button
          aria-label="Rehacer"
          icon={<RedoOutlined aria-hidden />}
          disabled={future.length === 0}
          onClick={grid.redo}
        />
      </Tooltip>
      <ActionButton
        look="primary"
        loading={busy}
        disabled={count + wrong === 0 ? 'No hay cambios que guardar' : undefined}
        onClick={save}
      >
        Guardar
      </ActionButton>
    </>
  )
}
