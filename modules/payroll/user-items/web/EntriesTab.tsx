import { Alert } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useOutletContext } from 'react-router'
import { MonthContracts } from '#generated/operations/payroll-months.ts'
import { EnteredItems, InputItems } from '#generated/operations/user-items.ts'
import { draftAt } from '#platform/web/draft/drafts.ts'
import { Choices } from '#platform/web/kit/form/Choice.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { usePlace } from '#platform/web/kit/form/SectionForm.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { NO_PERMISSION, useCan } from '#platform/web/screen/me.tsx'
import { asTexts, useRemembered } from '#platform/web/api/storage.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type List, useList } from '#platform/web/list/useList.ts'
import { useNarrow } from '#platform/web/look/media.ts'
import { EntryCards } from './EntryCards.tsx'
import { type EntriesProps, EntryGrid, type Person } from './EntryGrid.tsx'
import { type Act, CopyBefore, keysHint, PasteList, Tools } from './EntryTools.tsx'
import { useComments } from './CommentDialog.tsx'
import { type Column, contractsOf, withItems } from './grid-values.ts'
import { type MonthShare, personOfMonth } from '#modules/payroll/payroll-months/web/index.ts'
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
  const list = useList(MonthContracts, { fixed: input, size: pageful })
  const items = useDetail(InputItems)
  const entered = useDetail(EnteredItems, { input })
  const codes = useMemo(
    () => new Set(entered.data?.enteredItems.map(({ code }) => code)),
    [entered.data],
  )
  const problem = list.error ?? items.error ?? entered.error
  if (problem) {
    const retry = () => [list, items, entered].forEach((one) => one.reload())
    return <LoadProblem error={problem} retry={retry} />
  }
  if (list.loading || !items.data || !entered.data) return <PageSkeleton header={false} />
  if (list.rows.length === 0 && list.total === 0 && !list.filtered) {
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
      list={list}
      all={items.data.inputItems}
      entered={codes}
    />
  )
}

type Props = {
  monthId: string
  isOpen: boolean
  /** The people of the month, by pages. */
  list: List<Person>
  all: readonly Column[]
  /** Codes of the items that the month already has. */
  entered: ReadonlySet<string>
}

/** Rows of a page, of those that can be chosen: all people of most companies. */
const pageful = 100

type Waiting = { contracts: readonly string[]; act: Act }

/** The people of the page and whose cells were typed in: only their values are asked for. */
function Entries(props: Props) {
  const { monthId, list } = props
  const place = usePlace('novedades')
  const [typed, setTyped] = useState(() => contractsOf(Object.keys(draftAt(place)?.values ?? {})))
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const values = useEntryValues(monthId, [
    ...list.rows.map(({ contractId }) => contractId),
    ...typed,
    ...(waiting?.contracts ?? []),
  ])
  if (values.error) return <LoadProblem error={values.error} retry={values.reload} />
  if (values.loading) return <PageSkeleton header={false} />
  return (
    <EntrySheet
      {...props}
      values={values}
      waiting={waiting}
      onWait={setWaiting}
      onTyped={(next) => setTyped((now) => (now.join() === next.join() ? now : next))}
    />
  )
}

type SheetProps = Props & {
  values: EntryValues
  waiting: Waiting | null
  onWait: (waiting: Waiting | null) => void
  onTyped: (contracts: string[]) => void
}

function EntrySheet(props: SheetProps) {
  const { monthId, isOpen, list, all, entered, values } = props
  const { rows: shown, state } = list
  const [narrow, can] = [useNarrow(), useCan()]
  const { stored } = values
  const byCode = useMemo(() => new Map(all.map((item) => [item.code, item])), [all])
  const grid = useGrid(monthId, stored, byCode)
  const onKnown = useOnceKnown(props, grid)
  const comments = useComments(monthId, stored)
  const everybody = useUnfiltered(list)
  const nets = useNets(monthId, isOpen, shown)
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
    void showPerson(monthId, grid.wrong, list)
    return grid.save()
  }
  const parts = {
    monthId,
    people: shown,
    columns,
    stored,
    grid: { ...grid, write },
    nets,
    onComment: comments.ask,
    readOnly: reason !== undefined,
    isWhole: shown.length === list.total,
    hidden: everybody - shown.length,
  }
  return (
    <div className="pm-entries">
      {reason && <Alert type="info" showIcon title={reason} />}
      <div className="mg-toolbar">
        {!narrow && (
          <SearchBox value={state.search} onChange={list.setSearch} placeholder="Nombre o RUT" />
        )}
        <ItemPicker all={all} chosen={columns} onChoose={choose} />
        <span className="mg-spring" />
        {!reason && (
          <>
            <CopyBefore monthId={monthId} byCode={byCode} onKnown={onKnown} />
            <PasteList
              monthId={monthId}
              items={all}
              onWrite={(cells) => {
                choose(withItems(columns, cells))
                write(cells)
              }}
            />
            <Tools grid={grid} onSave={save} />
          </>
        )}
      </div>
      <Body {...parts} known={shown.every(({ contractId }) => values.has(contractId))} />
      {!reason && !narrow && <p className="soft">{keysHint}</p>}
      {comments.dialog}
      <PagesOf list={list} />
    </div>
  )
}

/** The grid, or the cards of a narrow screen, once the values of its people are known. */
function Body({ known, ...parts }: EntriesProps & { known: boolean }) {
  const narrow = useNarrow()
  const { columns, people } = parts
  if (columns.length === 0 || people.length === 0) return <NothingShown columns={columns.length} />
  if (!known) return <PageSkeleton header={false} />
  return narrow ? <EntryCards {...parts} /> : <EntryGrid {...parts} />
}

const PagesOf = ({ list: { state, total, setPage } }: { list: List<Person> }) =>
  (total > state.size || state.page > 1 || state.size < pageful) && (
    <Pages page={state.page} size={state.size} total={total} onChange={setPage} />
  )

/** How many people the month has, also while a search leaves some of them out. */
function useUnfiltered({ filtered, total }: List<Person>): number {
  const [known, setKnown] = useState(total)
  if (!filtered && known !== total) setKnown(total)
  return Math.max(known, total)
}

/** Brings the person of a cell to the page, which does not show them, by searching their RUT. */
async function showPerson(monthId: string, key: string | undefined, list: List<Person>) {
  const [contract] = key === undefined ? [] : contractsOf([key])
  if (!contract || list.rows.some(({ contractId }) => contractId === contract)) return
  const person = await personOfMonth(monthId, contract)
  if (person) list.setSearch(person.rut)
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
