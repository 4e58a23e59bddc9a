import type { PrivacyRequestsQuery } from '#generated/documents/graphql.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { Response, stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { BlockAnswer, PrivacyRight } from '../model/catalogs.ts'
import { daysLeftWords } from '../model/clock.ts'
import { privacyStates } from '../model/states.ts'

export type RequestRow = PrivacyRequestsQuery['privacyRequests']['rows'][number]

/** The block that was asked for, with its answer or its last day. */
export function blockWords({ blockDue, blockAnswer, isPending }: RequestRow): string | undefined {
  if (!blockDue) return undefined
  if (blockAnswer) return `Bloqueo: ${BlockAnswer.label(blockAnswer).toLowerCase()}`
  return isPending ? `Bloqueo: ${daysLeftWords(blockDue, today()).toLowerCase()}` : undefined
}

export const requestColumns: readonly Column<RequestRow>[] = [
  {
    key: 'kind',
    title: 'Derecho',
    lead: true,
    text: ({ kind }) => PrivacyRight.label(kind),
    render: (row) => <TextWithHint words={PrivacyRight.label(row.kind)} hint={blockWords(row)} />,
  },
  dateColumn('receivedOn', 'Recibida', { sort: 'receivedOn' }),
  {
    key: 'deadline',
    title: 'Último día',
    sort: 'deadline',
    text: ({ deadline }) => formatDate(deadline),
    render: ({ deadline, isPending, extendedTo }) => (
      <TextWithHint
        words={<span className="tabular">{formatDate(deadline)}</span>}
        hint={
          isPending
            ? [daysLeftWords(deadline, today()), extendedTo && 'prorrogada']
                .filter(Boolean)
                .join(', ')
            : undefined
        }
      />
    ),
  },
  stateColumn('state', privacyStates, ({ state }) => state, {
    below: ({ reason, by }) => (
      <>
        {by && <span className="soft">{by}</span>}
        <Response text={reason} />
      </>
    ),
  }),
]
