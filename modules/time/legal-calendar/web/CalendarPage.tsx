import {
  ConfirmPublicHoliday,
  LegalCalendarStatus,
  PublicHolidays,
} from '#generated/operations/legal-calendar.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { HolidayChange, HolidayState, whyNot } from '../model/public-holiday.ts'
import { CalendarStanding, ProposeYear } from './CalendarStanding.tsx'
import { EnterDialog, RejectDialog, RemoveDialog, ReplaceDialog } from './HolidayDialogs.tsx'
import type { Day } from './types.ts'

const tones: Readonly<Record<HolidayState, Tone>> = {
  PENDING: 'warning',
  IN_FORCE: 'success',
  REPLACED: 'neutral',
  REJECTED: 'danger',
}

const columns: readonly Column<Day>[] = [
  {
    key: 'title',
    title: 'Feriado',
    lead: true,
    text: ({ title }) => title,
    render: ({ title, law }) => <TextWithHint words={title} hint={law ?? 'Sin ley propia'} />,
  },
  { key: 'date', title: 'Fecha', sort: 'date', text: dateOf },
  { key: 'scope', title: 'Rige en', text: placeOf },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state }) => HolidayState.label(state),
    render: ({ state }) => <StatusTag tone={tones[state]}>{HolidayState.label(state)}</StatusTag>,
  },
  {
    key: 'story',
    title: 'Historia',
    text: (day) => storyOf(day).join('. '),
    render: (day) => (
      <ul className="lc-story">
        {storyOf(day).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  },
]

function dateOf({ date }: Day): string {
  return formatDate(date)
}

function placeOf({ placeNames }: Day): string {
  return placeNames
}

/** Who entered it and what for, who answered, and why. */
function storyOf(day: Day): string[] {
  const { change, before, comment, enteredBy, enteredAt } = day
  if (enteredBy === null) return ['Publicado con el producto']
  const act = `${HolidayChange.label(change)}, por ${enteredBy}, ${formatMoment(enteredAt)}`
  return [act, before && `Antes: ${before}`, comment, answerOf(day)].flatMap((line) => line ?? [])
}

function answerOf({ state, answeredBy, answeredAt, reason }: Day): string | null {
  if (!answeredBy || !answeredAt) return null
  const said = state === 'REJECTED' ? 'Rechazado' : 'Confirmado'
  const answered = `${said} por ${answeredBy}, ${formatMoment(answeredAt)}`
  return reason ? `${answered}: ${reason}` : answered
}

/** The calendar of the country: entered by one person of the platform, confirmed by another. */
export default function CalendarPage() {
  const status = useDetail(LegalCalendarStatus).data?.legalCalendarStatus
  const years = [...(status?.years ?? []), ...(status?.waitingYears ?? [])].map(String).toReversed()
  const list = useList(PublicHolidays, {
    filters: [
      {
        name: 'year',
        label: 'Año',
        options: years.map((value) => ({ value, label: value })),
      },
      { name: 'state', label: 'Estado', options: HolidayState.options },
    ],
    sort: { field: 'date', descending: true },
    toFilter: ({ year, ...values }) => ({ ...values, ...(year ? { year: Number(year) } : {}) }),
  })
  const entering = useOpenForm('feriado')
  const answering = useAnswers(list.rows)
  return (
    <>
      <ListPage
        title="Calendario legal"
        context="Los feriados del país, iguales para todas las empresas"
        list={list}
        search="Nombre o ley"
        columns={columns}
        nameOf={({ title, date }) => `${title}, ${formatDate(date)}`}
        create={{
          label: 'Ingresar feriado',
          permission: 'legalCalendar.create',
          onClick: () => entering.open(),
        }}
        extra={
          status &&
          !status.waitingYears.includes(status.nextYear) && <ProposeYear year={status.nextYear} />
        }
        actions={answering.actions}
        above={<CalendarStanding />}
        empty={{
          title: 'Aún no hay feriados legales',
          text: 'Proponga el primer año: se ingresan las fechas que la ley calcula.',
        }}
      />
      {entering.key && <EnterDialog form={entering} />}
      {answering.dialogs}
    </>
  )
}

/** What can be done with a row, and the forms that it opens. */
function useAnswers(rows: readonly Day[]) {
  const confirm = useAction(ConfirmPublicHoliday, { done: 'Vigente desde ahora' })
  const [rejecting, replacing, removing] = [
    useOpenForm('rechazo'),
    useOpenForm('cambio'),
    useOpenForm('eliminación'),
  ]
  const of = ({ key }: { key: string | undefined }) => rows.find(({ id }) => id === key)
  const [rejected, replaced, removed] = [of(rejecting), of(replacing), of(removing)]
  const actions = (day: Day): RowAction[] =>
    day.state === 'PENDING'
      ? [
          {
            label: 'Confirmar',
            permission: 'legalCalendar.update',
            disabled: whyNot('confirm', day),
            confirm: 'Desde ahora todas las empresas cuentan con él, y devuelve los días tomados.',
            onClick: () => confirm.run({ input: { id: day.id } }),
          },
          {
            label: 'Rechazar',
            permission: 'legalCalendar.update',
            danger: true,
            onClick: () => rejecting.open(day.id),
          },
        ]
      : [
          {
            label: 'Cambiar',
            permission: 'legalCalendar.create',
            disabled: whyNot('replace', day),
            onClick: () => replacing.open(day.id),
          },
          {
            label: 'Eliminar',
            permission: 'legalCalendar.create',
            disabled: whyNot('replace', day),
            danger: true,
            onClick: () => removing.open(day.id),
          },
        ]
  const dialogs = (
    <>
      {rejected && <RejectDialog day={rejected} form={rejecting} />}
      {replaced && <ReplaceDialog day={replaced} form={replacing} />}
      {removed && <RemoveDialog day={removed} form={removing} />}
    </>
  )
  return { actions, dialogs }
}
