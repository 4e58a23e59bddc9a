import type { AbsencesQuery } from '#generated/documents/graphql.ts'
import { formatRut } from '#chile/rut.ts'
import { formatDate } from '#platform/web/format.ts'
import { Person } from '#platform/web/kit/Avatar.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { RequestStatus } from '../model/catalogs.ts'
import { whyNot } from '../model/transitions.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { DeleteAbsence } from './documents.ts'
import { daysText, kindWords, lateText, spanText, statusTone } from './words.ts'

export type AbsenceItem = AbsencesQuery['absences']['rows'][number]

/** Which dialog is open over a list of absences. */
export type Open =
  | { what: 'new' }
  | { what: 'edit'; row: AbsenceItem }
  | { what: 'answer'; row: AbsenceItem; answer: Answer }
type Answer = 'APPROVED' | 'REJECTED' | 'CANCELED'

type Dialogs = { open: Open | undefined; onClose: () => void; userId?: string }

/** The dialogs of a list of absences: of everybody, or of one person. */
export const AbsenceDialogs = ({ open, onClose, userId }: Dialogs) => (
  <>
    {(open?.what === 'new' || open?.what === 'edit') && (
      <AbsenceDialog
        absence={open.what === 'edit' ? open.row : undefined}
        userId={userId}
        onClose={onClose}
      />
    )}
    {open?.what === 'answer' && <AnswerDialog {...open} onClose={onClose} />}
  </>
)

/** What can be done with an absence, each with the reason where it cannot. */
export function useAbsenceActions(open: (what: Open) => void) {
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
