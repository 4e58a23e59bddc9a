import { formatRut } from '#chile/rut.ts'
import { DeleteAbsence, WithdrawAbsence } from '#generated/operations/absences.ts'
import { formatDate } from '#platform/web/format.ts'
import { Person } from '#platform/web/kit/Avatar.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { NEW, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { useCan, useMe } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { RequestStatus } from '../model/catalogs.ts'
import { type AbsenceAction, whyNot, whyNotOwn } from '../model/transitions.ts'
import { EditAbsence, NewAbsence } from './AbsenceDialog.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { daysText, kindWords, lateText, spanText, statusTone } from './words.ts'
import type { AbsenceItem } from './types.ts'

type Answer = 'APPROVED' | 'REJECTED' | 'CANCELED'
const answers: readonly Answer[] = ['APPROVED', 'REJECTED', 'CANCELED']

type Dialogs = { form: OpenForm; rows: readonly AbsenceItem[]; userId?: string | undefined }

/**
 * The dialogs of a list of absences: of everybody, or of one person. What is open is what the
 * form's
 * key says: a new one, an absence to change, or an answer to one.
 */
export function AbsenceDialogs({ form, rows, userId }: Dialogs) {
  if (form.key === NEW) return <NewAbsence userId={userId} form={form} />
  const [what, id] = form.key?.split(' ') ?? []
  const row = rows.find((one) => one.id === id)
  const answer = answers.find((one) => one === what)
  if (!row) return null
  return answer ? (
    <AnswerDialog row={row} answer={answer} form={form} />
  ) : (
    <EditAbsence absence={row} form={form} />
  )
}

export const editKey = ({ id }: AbsenceItem) => `editar ${id}`

/** What can be done with an absence, each with the reason where it cannot. */
export function useAbsenceActions(form: OpenForm) {
  const me = useMe()
  const can = useCan()
  const remove = useAction(DeleteAbsence, { done: 'Ausencia eliminada' })
  const withdraw = useAction(WithdrawAbsence, { done: 'Solicitud retirada' })
  return (row: AbsenceItem) => {
    const status = row.responseStatus
    const reason = (action: AbsenceAction) =>
      whyNot(action, status) ?? (row.userId === me.id ? whyNotOwn(action, status) : undefined)
    const answer = (label: string, action: 'approve' | 'reject' | 'cancel', to: Answer) => ({
      label,
      permission: 'absenceResponses.update' as const,
      disabled: reason(action),
      onClick: () => form.open(`${to} ${row.id}`),
    })
    return [
      answer('Aprobar', 'approve', 'APPROVED'),
      answer('Rechazar', 'reject', 'REJECTED'),
      {
        label: 'Modificar',
        permission: 'absences.update' as const,
        disabled: reason('edit'),
        onClick: () => form.open(editKey(row)),
      },
      {
        label: 'Ver ficha',
        permission: 'users.read' as const,
        to: pathTo('ficha/:id', { id: row.userId }),
      },
      answer('Anular', 'cancel', 'CANCELED'),
      ...(row.canWithdraw && !can('absenceResponses.update')
        ? [
            {
              label: 'Retirar solicitud',
              permission: 'absences.create' as const,
              confirm:
                'Nadie la ha respondido todavía: queda anulada y los días vuelven a estar libres.',
              onClick: () => withdraw.run({ input: { id: row.id, version: row.version } }),
            },
          ]
        : []),
      {
        label: 'Eliminar',
        danger: true,
        permission: 'absences.delete' as const,
        disabled: reason('delete'),
        confirm: 'Deja de contar en la liquidación. La auditoría la conserva.',
        onClick: () => remove.run({ input: { id: row.id } }),
      },
    ]
  }
}

export const absenceColumns: readonly Column<AbsenceItem>[] = [
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
    text: (row) => `${formatDate(row.startDate)} a ${formatDate(row.endDate)}`,
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
          {RequestStatus.label(row.responseStatus)}
        </StatusTag>
        {row.lateUntil && <span className="soft">{lateText(row.lateUntil)}</span>}
        {row.response && (
          <span className="soft ab-response" title={row.response}>
            {row.response}
          </span>
        )}
      </span>
    ),
    text: (row) => RequestStatus.label(row.responseStatus),
  },
  {
    key: 'businessName',
    visibleTo: 'manager',
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
  {
    key: 'lastUpdateUser',
    visibleTo: 'manager',
    title: 'Último cambio',
    optional: true,
    render: (row) => row.lastUpdateUser ?? 'Carga inicial',
    text: (row) => row.lastUpdateUser ?? 'Carga inicial',
  },
]
