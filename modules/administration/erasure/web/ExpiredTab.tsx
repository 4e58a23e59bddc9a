import { counted } from '#chile/counts.ts'
import { monthLabel } from '#chile/period.ts'
import type { ExpiredRecordsQuery } from '#generated/documents/graphql.ts'
import {
  ApproveExpiredRecord,
  ConfirmExpiredRecord,
  ConfirmExpiredRecords,
  ExpiredRecords,
  ExpiredRecordSteps,
  KeepExpiredRecord,
  ReleaseExpiredRecord,
} from '#generated/operations/erasure.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { Response, stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { TickBar } from '#platform/web/kit/list/Tick.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { RecordsPage, useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { type Ticks, useTicks } from '#platform/web/list/useTicks.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { ExpiredState } from '../model/catalogs.ts'
import { ExpiredRecord } from '../model/expired-record.ts'
import { BY_ANOTHER, expiredStates } from '../model/expired-states.ts'
import { ExpiredMonths } from './ExpiredMonths.tsx'
import { RecordPlan } from './RecordPlan.tsx'

type Row = ExpiredRecordsQuery['expiredRecords']['rows'][number]

/** What is said below a state: what holds a record, until when it is kept, who confirmed it. */
function below({ heldBy, keptUntil, reason, confirmedBy, approvedBy, erasedAt }: Row) {
  if (heldBy) return heldBy
  if (keptUntil) return `Hasta el ${formatDate(keptUntil)}: ${reason ?? 'sin motivo'}`
  const people = [
    ...(confirmedBy ? [`la confirmó ${confirmedBy}`] : []),
    ...(approvedBy ? [`la aprobó ${approvedBy}`] : []),
    ...(erasedAt ? [`se borró el ${formatDate(erasedAt)}`] : []),
  ]
  return people.length === 0 ? null : people.join(', ')
}

const columns: readonly Column<Row>[] = [
  fullnameColumn,
  dateColumn('leftOn', 'Se fue', { sort: 'leftOn' }),
  {
    key: 'lastMonth',
    title: 'Último mes pagado',
    text: ({ lastMonth }) => monthLabel(lastMonth),
  },
  dateColumn('freeOn', 'Nada la retiene desde', { sort: 'freeOn' }),
  stateColumn('state', expiredStates, ({ state }) => state, {
    sort: 'state',
    below: (row) => <Response text={below(row)} />,
  }),
]

/** Records of people whose terms are over, or end in the next months. */
export default function ExpiredTab() {
  const list = useList(ExpiredRecords, {
    filters: [
      { name: 'state', label: 'Estado', options: ExpiredState.options },
      { name: 'month', label: 'Vence en', kind: 'month' },
    ],
    sort: { field: 'freeOn', descending: false },
    toFilter: ({ month, ...values }) => ({
      ...values,
      ...(month === undefined ? {} : { month: Number(month) }),
    }),
  })
  const ticks = useTicks(list.rows)
  return (
    <>
      <RecordsPage
        of={ExpiredRecord}
        list={list}
        title="Fichas vencidas"
        embedded
        search="Nombre o RUT"
        columns={columns}
        nameOf={({ fullname }) => `la ficha de ${formatName(fullname)}`}
        acts={{
          confirm: { send: useAct(ExpiredRecord, 'confirm', ConfirmExpiredRecord) },
          approve: {
            send: useAct(ExpiredRecord, 'approve', ApproveExpiredRecord),
            barred: ({ isConfirmer }) => (isConfirmer ? BY_ANOTHER : undefined),
          },
          keep: {
            send: useAct(ExpiredRecord, 'keep', KeepExpiredRecord),
            asks: ['keptUntil'],
          },
          release: { send: useAct(ExpiredRecord, 'release', ReleaseExpiredRecord) },
        }}
        detail={{
          label: 'Ver qué hay en la ficha',
          of: ({ id }) => <RecordPlan id={id} />,
          steps: ExpiredRecordSteps,
        }}
        above={
          <ExpiredMonths
            onMonth={(month) => list.setFilter('month', String(month))}
            onDue={() => list.setFilter('state', 'DUE')}
          />
        }
        ticks={ticks}
        empty={
          'Cada noche se buscan las fichas de quienes se fueron hace tanto que ningún plazo las ' +
          'retiene. Una persona las confirma y otra las aprueba.'
        }
      />
      <ConfirmBar ticks={ticks} />
    </>
  )
}

/** Confirms the chosen records that wait for it, with their count. */
function ConfirmBar({ ticks }: { ticks: Ticks<Row> }) {
  const confirmAll = useAction(ConfirmExpiredRecords, {
    done: ({ confirmed, left }) =>
      left === 0
        ? `Confirmadas: ${confirmed}`
        : `Confirmadas: ${confirmed}. Quedaron sin confirmar: ${left}, porque cambiaron.`,
  })
  const due = ticks.chosen.filter(({ state, isOwn }) => state === 'DUE' && !isOwn)
  const words = `Confirmar ${counted(due.length, 'ficha')}`
  return (
    <TickBar ticks={ticks}>
      <ActionButton
        look="primary"
        permission="privacyRequests.update"
        disabled={due.length === 0 ? 'Ninguna de las elegidas espera que la confirmen' : undefined}
        confirm={{ title: words, text: expiredStates.acts.confirm.means }}
        onClick={async () => {
          const records = due.map(({ id, version }) => ({ id, version }))
          await confirmAll.run({ input: { records } })
          ticks.setAll(false)
        }}
      >
        {words}
      </ActionButton>
    </TickBar>
  )
}
