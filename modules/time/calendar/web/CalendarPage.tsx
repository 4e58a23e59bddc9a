import { LinkOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { isYearMonth, monthLabel, shiftMonth, yearMonthOf } from '#chile/period.ts'
import { TeamCalendar } from '#generated/operations/calendar.ts'
import { HierarchyNodes } from '#generated/operations/structure.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Filters } from '#platform/web/kit/list/Filters.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { MonthSelector } from '#platform/web/kit/month/MonthSelector.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { useNarrow } from '#platform/web/look/media.ts'
import { today } from '#platform/web/look/today.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useListState } from '#platform/web/list/useListState.ts'
import { spanOf } from '../model/calendar.ts'
import { FeedsDialog } from './FeedsDialog.tsx'
import { TeamGrid } from './TeamGrid.tsx'
import { TeamList } from './TeamList.tsx'
import './calendar.css'

const views = [
  { value: 'mes', label: 'Mes' },
  { value: 'trimestre', label: 'Trimestre' },
] as const

const business = { name: 'businessId', label: 'Razón social', reference: 'business' }

/** Who is away in a month or a quarter: people in rows, days in columns; a list on a phone. */
export default function CalendarPage() {
  const list = useListState({ filterBy: ['month', 'vista', 'businessId', 'unitId'] })
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const { filter, search } = list.state
  const asked = Number(filter['month'])
  const month = isYearMonth(asked) ? asked : yearMonthOf(today())
  const view = filter['vista'] === 'trimestre' ? 'trimestre' : 'mes'
  const span = spanOf(month, view)
  const businessId = filter['businessId'] ?? null
  const unitId = filter['unitId'] ?? null
  const input = { ...span, businessId, unitId, search }
  const detail = useDetail(TeamCalendar, { input }, { keep: true })
  const units = useUnits()
  const team = detail.data?.teamCalendar
  return (
    <>
      <PageHeader
        title="Calendario"
        context={`${view === 'mes' ? 'Quién falta en' : 'Quién falta desde'} ${monthLabel(month)}`}
        actions={
          <>
            <Button icon={<LinkOutlined aria-hidden />} onClick={() => setOpen(true)}>
              Suscribirse
            </Button>
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              Imprimir
            </Button>
          </>
        }
      />
      <div className="tc-tools">
        <MonthSelector
          aria-label="Mes del calendario"
          value={month}
          onChange={(chosen) => list.setFilter('month', String(chosen))}
        />
        <ViewSwitch
          aria-label="Cuánto se muestra"
          value={view}
          options={views}
          onChange={(chosen) => list.setFilter('vista', chosen === 'mes' ? undefined : chosen)}
        />
        <SearchBox value={search} onChange={list.setSearch} placeholder="Nombre o RUT" />
        <Filters filters={[business, ...units]} list={list} />
      </div>
      {detail.error && <LoadProblem error={detail.error} retry={detail.reload} />}
      {!team && !detail.error && <PageSkeleton />}
      {team?.cut && (
        <p className="soft">
          No caben todas las ausencias: acote con la búsqueda, la razón social o la unidad.
        </p>
      )}
      {team && narrow && <TeamList team={team} />}
      {team && !narrow && (
        <TeamGrid
          team={team}
          span={span}
          onTurn={(months) => list.setFilter('month', String(shiftMonth(month, months)))}
        />
      )}
      {team && team.people.length === 0 && <EmptyState title="Nadie falta en estas fechas." />}
      {open && <FeedsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** The filter by unit, for readers of units: each one with those under it. */
function useUnits() {
  const { data } = useDetail(HierarchyNodes, { input: {} }, { needs: 'organization.read' })
  const options = (data?.hierarchyNodes ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return options.length > 0 ? [{ name: 'unitId', label: 'Unidad', options }] : []
}
