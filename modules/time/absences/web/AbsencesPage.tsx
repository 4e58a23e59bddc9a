import { CalendarOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { AbsenceMonth, Absences } from '#generated/operations/absences.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { monthLabel, yearMonthOf } from '#chile/period.ts'
import { formatName } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { today } from '#platform/web/look/today.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { useNarrow } from '#platform/web/look/media.ts'
import { AbsenceType, RequestStatus } from '../model/catalogs.ts'
import { Alerts } from './Alerts.tsx'
import { Calendar } from './Calendar.tsx'
import { TeamRequests } from './TeamRequests.tsx'
import { absenceColumns, AbsenceDialogs, editKey, SEVERAL, useAbsenceActions } from './rows.tsx'

const late = 'Después del cierre'

/** Everybody's absences within reach, as a list or as a month; registered and answered here. */
export default function AbsencesPage() {
  const can = useCan()
  const narrow = useNarrow()
  const [params, setParams] = useAddressParams()
  const form = useOpenForm('ausencia', params.has('nueva') ? NEW : undefined)
  const asCalendar = params.get('vista') === 'calendario' && !narrow
  const list = useList(Absences, {
    filterBy: ['month', 'type', 'status', 'businessId', 'late'],
    sort: { field: 'startDate', descending: true },
    toFilter: (values) =>
      filterOf(asCalendar ? { month: String(yearMonthOf(today())), ...values } : values),
  })
  const show = (view: string) => {
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (view === 'calendario') next.set('vista', view)
      else next.delete('vista')
      return next
    })
  }
  const month = Number(list.state.filter['month'] ?? yearMonthOf(today()))
  const whole = useMonth(
    { ...filterOf({ ...list.state.filter, month: String(month) }), search: list.state.search },
    asCalendar,
  )
  const actions = useAbsenceActions(form)
  return (
    <>
      <ListPage
        title="Ausentismo"
        name="absences"
        context={`${list.total} ${list.total === 1 ? 'ausencia' : 'ausencias'}`}
        list={list}
        search="Nombre o RUT"
        filters={filtersFor(!asCalendar)}
        columns={absenceColumns}
        nameOf={(row) => `${row.kind} de ${formatName(row.fullname)}`}
        create={{
          label: 'Nueva ausencia',
          permission: 'absences.create',
          onClick: () => form.open(),
        }}
        extra={
          <>
            <AnswerButton onClick={() => form.open(SEVERAL)} />
            {!narrow && <ListOrCalendar value={asCalendar} onChange={show} />}
          </>
        }
        actions={actions}
        above={
          asCalendar ? (
            <Calendar
              month={month}
              {...whole}
              onMonth={(chosen) => list.setFilter('month', String(chosen))}
              onOpen={(row) => can('absences.update') && form.open(editKey(row))}
            />
          ) : (
            <Above />
          )
        }
        empty={{
          title: asCalendar ? `Sin ausencias en ${monthLabel(month)}` : 'Aún no hay ausencias',
          text: 'Licencias, inasistencias y permisos llegan de aquí, solos, a la liquidación.',
        }}
      />
      <AbsenceDialogs form={form} rows={[...list.rows, ...whole.rows]} />
    </>
  )
}

/** The whole month that the calendar draws; a list has it by pages. */
function useMonth(filter: Record<string, unknown>, enabled: boolean) {
  const { type, status, businessId, late: isLate, search, month } = filter
  const input = {
    month: Number(month),
    search: typeof search === 'string' ? search : null,
    type: AbsenceType.has(type) ? type : null,
    status: RequestStatus.has(status) ? status : null,
    businessId: typeof businessId === 'string' ? businessId : null,
    late: isLate === true,
  }
  const { data } = useDetail(AbsenceMonth, { input }, { enabled, keep: true })
  return data?.absenceMonth ?? { rows: [], holidays: [], cut: false }
}

/** What comes before the list: a supervisor's requests, or what has a deadline. */
function Above() {
  const { flags } = useMe()
  if (!flags.supervisor || flags.isManager) return <Alerts />
  return (
    <div className="ab-team">
      <TeamRequests />
    </div>
  )
}

function AnswerButton({ onClick }: { onClick: () => void }) {
  const may = useCan()('absenceResponses.update')
  return may && <ActionButton onClick={onClick}>Responder pendientes</ActionButton>
}

const filterOf = ({ month, late: isLate, ...values }: Readonly<Record<string, string>>) => ({
  ...values,
  ...(month ? { month: Number(month) } : {}),
  ...(isLate === 'true' ? { late: true } : {}),
})

/** The calendar has its own month. */
const filtersFor = (byMonth: boolean) => [
  ...(byMonth ? [{ name: 'month', label: 'Mes', kind: 'month' as const }] : []),
  { name: 'type', label: 'Tipo', options: AbsenceType.options },
  { name: 'status', label: 'Estado', options: RequestStatus.options },
  { name: 'businessId', label: 'Razón social', reference: 'business' },
  { name: 'late', label: 'Cierre', options: [{ value: 'true', label: late }] },
]

const ListOrCalendar = ({
  value,
  onChange,
}: {
  value: boolean
  onChange: (view: string) => void
}) => (
  <ViewSwitch
    aria-label="Vista"
    value={value ? 'calendario' : 'lista'}
    onChange={onChange}
    options={[
      { value: 'lista', label: 'Lista', icon: <UnorderedListOutlined aria-hidden /> },
      { value: 'calendario', label: 'Calendario', icon: <CalendarOutlined aria-hidden /> },
    ]}
  />
)
