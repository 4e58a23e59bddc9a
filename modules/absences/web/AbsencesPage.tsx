import { CalendarOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AbsencesQuery } from '#generated/documents/graphql.ts'
import { formatRut } from '#chile/rut.ts'
import { yearMonthOf } from '#chile/period.ts'
import { formatDate } from '#platform/web/format.ts'
import { Person } from '#platform/web/kit/Avatar.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { today } from '#platform/web/today.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { useNarrow } from '#platform/web/useNarrow.ts'
import { AbsenceType, RequestStatus } from '../model/catalogs.ts'
import { whyNot } from '../model/transitions.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { Calendar } from './Calendar.tsx'
import { Absences, DeleteAbsence } from './documents.ts'
import { daysText, kindWords, lateText, spanText, statusTone } from './words.ts'

export type AbsenceItem = AbsencesQuery['absences']['rows'][number]

type Open =
  | { what: 'new' }
  | { what: 'edit'; row: AbsenceItem }
  | { what: 'answer'; row: AbsenceItem; answer: 'APPROVED' | 'REJECTED' | 'CANCELED' }

const late = 'Después del cierre'

/** Everybody's absences within reach, as a list or as a month; registered and answered here. */
export default function AbsencesPage() {
  const can = useCan()
  const narrow = useNarrow()
  const [params, setParams] = useSearchParams()
  const [open, setOpen] = useState<Open | undefined>(
    params.has('nueva') ? { what: 'new' } : undefined,
  )
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
  const actions = useRowActions(setOpen)
  return (
    <>
      <ListPage
        title="Ausentismo"
        name="absences"
        context={`${list.total} ${list.total === 1 ? 'ausencia' : 'ausencias'}`}
        list={list}
        search="Nombre o RUT"
        filters={filtersFor(can('businesses.read'))}
        columns={columns}
        nameOf={(row) => `${row.kind} de ${row.fullname ?? ''}`}
        create={{
          label: 'Nueva ausencia',
          permission: 'absences.create',
          onClick: () => setOpen({ what: 'new' }),
        }}
        extra={narrow ? undefined : <ViewSwitch value={asCalendar} onChange={show} />}
        actions={actions}
        {...(asCalendar
          ? {
              above: (
                <Calendar
                  month={month}
                  rows={list.rows}
                  onMonth={(chosen) => list.setFilter('month', String(chosen))}
                  onOpen={(row) => can('absences.update') && setOpen({ what: 'edit', row })}
                />
              ),
            }
          : {})}
        empty={{
          title: 'Aún no hay ausencias',
          text: 'Licencias, inasistencias y permisos llegan de aquí, solos, a la liquidación.',
        }}
      />
      {(open?.what === 'new' || open?.what === 'edit') && (
        <AbsenceDialog
          absence={open.what === 'edit' ? open.row : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.what === 'answer' && <AnswerDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const filterOf = ({ month, late: isLate, ...values }: Readonly<Record<string, string>>) => ({
  ...values,
  ...(month ? { month: Number(month) } : {}),
  ...(isLate === 'true' ? { late: true } : {}),
})

const filtersFor = (seesBusinesses: boolean) => [
  { name: 'month', label: 'Mes', kind: 'month' as const },
  { name: 'type', label: 'Tipo', options: AbsenceType.options },
  { name: 'status', label: 'Estado', options: RequestStatus.options },
  ...(seesBusinesses ? [{ name: 'businessId', label: 'Razón social', reference: 'business' }] : []),
  { name: 'late', label: 'Cierre', options: [{ value: 'true', label: late }] },
]

const ViewSwitch = ({ value, onChange }: { value: boolean; onChange: (view: string) => void }) => (
  <Segmented
    aria-label="Vista"
    value={value ? 'calendario' : 'lista'}
    onChange={onChange}
    options={[
      { value: 'lista', label: 'Lista', icon: <UnorderedListOutlined aria-hidden /> },
      { value: 'calendario', label: 'Calendario', icon: <CalendarOutlined aria-hidden /> },
    ]}
  />
)

function useRowActions(open: (what: Open) => void) {
  const remove = useAction(DeleteAbsence, { done: 'Ausencia eliminada' })
  return (row: AbsenceItem) => {
    const status = row.responseStatus ?? 'PENDING'
    const answer = (label: string, action: 'approve' | 'reject' | 'cancel', to: Answer) => ({
      label,
      permission: 'absenceResponses.update' as const,
      disabled: whyNot(action, status),
      onClick: () => open({ what: 'answer', row, answer: to }),
    })
    return [
      answer('Aprobar', 'approve', 'APPROVED'),
      answer('Rechazar', 'reject', 'REJECTED'),
      {
        label: 'Modificar',
        permission: 'absences.update' as const,
        disabled: whyNot('edit', status),
        onClick: () => open({ what: 'edit', row }),
      },
      {
        label: 'Ver ficha',
        permission: 'users.read' as const,
        to: pathTo('ficha/:id', { id: row.userId ?? '' }),
      },
      answer('Anular', 'cancel', 'CANCELED'),
      {
        label: 'Eliminar',
        danger: true,
        permission: 'absences.delete' as const,
        confirm: 'Deja de contar en la liquidación. La auditoría la conserva.',
        onClick: () => remove.run({ input: { id: row.id ?? '' } }),
      },
    ]
  }
}
type Answer = 'APPROVED' | 'REJECTED' | 'CANCELED'

const columns: readonly Column<AbsenceItem>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    render: (row) => <Person name={row.fullname ?? ''} hint={formatRut(row.rut)} />,
    text: (row) => row.fullname,
  },
  {
    key: 'kind',
    title: 'Ausencia',
    sort: 'type',
    render: (row) => (
      <span className="mg-option">
        <span>{kindWords(row).name}</span>
        <span className="soft">{kindWords(row).detail}</span>
      </span>
    ),
    text: (row) => row.kind,
  },
  {
    key: 'startDate',
    title: 'Fechas',
    sort: 'startDate',
    render: (row) => <span className="tabular">{spanText(row)}</span>,
    text: (row) => `${formatDate(row.startDate ?? '')} a ${formatDate(row.endDate ?? '')}`,
  },
  {
    key: 'days',
    title: 'Días',
    align: 'end',
    render: (row) => <span className="tabular">{daysText(row)}</span>,
    text: daysText,
  },
  {
    key: 'status',
    title: 'Estado',
    sort: 'status',
    render: (row) => (
      <span className="mg-option">
        <StatusTag tone={statusTone(row.responseStatus)}>
          {RequestStatus.label(row.responseStatus ?? 'PENDING')}
        </StatusTag>
        {row.lateUntil && <span className="soft">{lateText(row.lateUntil)}</span>}
        {row.response && (
          <span className="soft ab-response" title={row.response}>
            {row.response}
          </span>
        )}
      </span>
    ),
    text: (row) => RequestStatus.label(row.responseStatus ?? 'PENDING'),
  },
  {
    key: 'businessName',
    title: 'Razón social',
    optional: true,
    render: (row) => row.businessName,
    text: (row) => row.businessName,
  },
  {
    key: 'creator',
    title: 'Registró',
    optional: true,
    render: (row) => row.creator ?? 'Carga inicial',
    text: (row) => row.creator ?? 'Carga inicial',
  },
]
