import { Alert } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useOutletContext } from 'react-router'
import { searchKey } from '#chile/text.ts'
import { ActiveContractInMonth } from '#generated/operations/payroll-months.ts'
import { EnteredItems, InputItems } from '#generated/operations/user-items.ts'
import { draftAt } from '#platform/web/drafts.ts'
import { Choices } from '#platform/web/kit/Choice.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { Pages } from '#platform/web/kit/Pages.tsx'
import { usePlace } from '#platform/web/kit/SectionForm.tsx'
import { SearchBox } from '#platform/web/kit/SearchBox.tsx'
import { NO_PERMISSION, useCan } from '#platform/web/me.tsx'
import { asTexts, useRemembered } from '#platform/web/storage.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { useNarrow } from '#platform/web/media.ts'
import { EntryCards } from './EntryCards.tsx'
import { EntryGrid, type Person } from './EntryGrid.tsx'
import { type Act, CopyBefore, Tools } from './EntryTools.tsx'
import { type Column, contractsOf } from './grid-values.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { useNets } from './Nets.tsx'
import { type EntryValues, useEntryValues } from './useEntryValues.ts'
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
  const entered = useDetail(EnteredItems, { input })
  const codes = useMemo(
    () => new Set(entered.data?.enteredItems.map(({ code }) => code)),
    [entered.data],
  )
  const problem = people.error ?? items.error ?? entered.error
  if (problem) {
    const retry = () => [people, items, entered].forEach((one) => one.reload())
    return <LoadProblem error={problem} retry={retry} />
  }
  if (!people.data || !items.data || !entered.data) return <PageSkeleton header={false} />
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
      entered={codes}
    />
  )
}

type Props = {
  monthId: string
  isOpen: boolean
  people: readonly Person[]
  all: readonly Column[]
  /** Codes of the items that the month already has. */
  entered: ReadonlySet<string>
}

/** Rows of a page, of those that can be chosen: all people of most companies. */
const pageful = 100

type Waiting = { contracts: readonly string[]; act: Act }

/** The people of the page and whose cells were typed in: only their values are asked for. */
function Entries(props: Props) {
  const { monthId, people } = props
  const place = usePlace('novedades')
  const [typed, setTyped] = useState(() => contractsOf(Object.keys(draftAt(place)?.values ?? {})))
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState({ number: 1, size: pageful })
  const asked = searchKey(search)
  const found = people.filter(({ name, rut }) => searchKey(`${name} ${rut}`).includes(asked))
  const shown = found.slice((page.number - 1) * page.size, page.number * page.size)
  const values = useEntryValues(monthId, [
    ...shown.map(({ contractId }) => contractId),
    ...typed,
    ...(waiting?.contracts ?? []),
  ])
  if (values.error) return <LoadProblem error={values.error} retry={values.reload} />
  if (values.loading) return <PageSkeleton header={false} />
  return (
    <EntrySheet
      {...props}
      found={found}
      shown={shown}
      values={values}
      waiting={waiting}
      onWait={setWaiting}
      onTyped={(next) => setTyped((now) => (now.join() === next.join() ? now : next))}
      search={search}
      onSearch={(words) => {
        setSearch(words)
        setPage({ ...page, number: 1 })
      }}
      page={page}
      onPage={setPage}
    />
  )
}

type SheetProps = Props & {
  found: readonly Person[]
  shown: readonly Person[]
  values: EntryValues
  waiting: Waiting | null
  onWait: (waiting: Waiting | null) => void
  onTyped: (contracts: string[]) => void
  search: string
  onSearch: (words: string) => void
  page: { number: number; size: number }
  onPage: (page: SheetProps['page']) => void
}

function EntrySheet(props: SheetProps) {
  const { monthId, isOpen, people, all, entered, found, shown, values, page, onPage } = props
  const [narrow, can] = [useNarrow(), useCan()]
  const { stored } = values
  const byCode = useMemo(() => new Map(all.map((item) => [item.code, item])), [all])
  const grid = useGrid(monthId, stored, byCode)
  const onKnown = useOnceKnown(props, grid)
  const nets = useNets(monthId, isOpen)
  const [chosen, choose] = useRemembered<readonly string[] | null>('novedades', null, asTexts)
  const columns = useMemo(
    () => (chosen ?? inUse(entered, all)).flatMap((code) => byCode.get(code) ?? []),
    [chosen, entered, all, byCode],
  )
  const reason = !isOpen
    ? 'El mes está cerrado: lo que se ingresó ya no cambia.'
    : can('userItems.update')
      ? undefined
      : NO_PERMISSION
  const write: Grid['write'] = (cells) =>
    onKnown(contractsOf(cells.map(([key]) => key)), (sheet) => sheet.grid.write(cells))
  const save = () => {
    const away = placeAway(grid.wrong, people, shown)
    if (away !== undefined) {
      props.onSearch('')
      onPage({ ...page, number: Math.floor(away / page.size) + 1 })
    }
    return grid.save()
  }
  const parts = {
    people: shown,
    found,
    columns,
    stored,
    grid: { ...grid, write },
    nets,
    readOnly: reason !== undefined,
    hidden: people.length - shown.length,
  }
  return (
    <div className="pm-entries">
      {reason && <Alert type="info" showIcon title={reason} />}
      <div className="mg-toolbar">
        {!narrow && (
          <SearchBox value={props.search} onChange={props.onSearch} placeholder="Nombre o RUT" />
        )}
        <ItemPicker all={all} chosen={columns} onChoose={choose} />
        <span className="mg-spring" />
        {!reason && <CopyBefore monthId={monthId} byCode={byCode} onKnown={onKnown} />}
        {!reason && <Tools grid={grid} onSave={save} />}
      </div>
      {columns.length === 0 || shown.length === 0 ? (
        <NothingShown columns={columns.length} />
      ) : !shown.every(({ contractId }) => values.has(contractId)) ? (
        <PageSkeleton header={false} />
      ) : narrow ? (
        <EntryCards {...parts} />
      ) : (
        <EntryGrid {...parts} />
      )}
      {people.length > pageful && (
        <Pages
          page={page.number}
          size={page.size}
          total={found.length}
          onChange={(number, size) => onPage({ number, size })}
        />
      )}
    </div>
  )
}

/** Position of a cell's person among all people, when the page does not show them. */
function placeAway(key = '', people: readonly Person[], shown: readonly Person[]) {
  const [contract] = contractsOf([key])
  const isHers = ({ contractId }: Person) => contractId === contract
  const at = people.findIndex(isHers)
  return at < 0 || shown.some(isHers) ? undefined : at
}

/**
 * Acts on cells once it is known what is stored in them: a paste by RUT and the month before reach
 * people of other pages, and what was there is compared when they are saved.
 */
function useOnceKnown({ values, waiting, onWait, onTyped }: SheetProps, grid: Grid) {
  const { has, stored } = values
  const { typed } = grid
  useEffect(() => onTyped(contractsOf(typed.keys())), [typed, onTyped])
  useEffect(() => {
    if (!waiting?.contracts.every(has)) return
    onWait(null)
    onTyped([...contractsOf(typed.keys()), ...waiting.contracts])
    waiting.act({ grid, stored })
  })
  return (contracts: readonly string[], act: Act) => {
    if (contracts.every(has)) act({ grid, stored })
    else onWait({ contracts, act })
  }
}

const NothingShown = ({ columns }: { columns: number }) => (
  <EmptyState title={columns === 0 ? 'Elija qué ingresar' : 'Nadie coincide'}>
    {columns === 0
      ? 'Los conceptos elegidos son las columnas de la tabla.'
      : 'Pruebe con otra parte del nombre o del RUT.'}
  </EmptyState>
)

/** The items that the month already has, or the usual ones. */
function inUse(entered: ReadonlySet<string>, all: readonly Column[]): string[] {
  const found = all.filter(({ code }) => entered.has(code) || usual.includes(code))
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
