import type { ErasuresQuery } from '#generated/documents/graphql.ts'
import {
  DiscardErasure,
  ErasePerson,
  Erasures,
  ErasureSteps,
} from '#generated/operations/erasure.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { Response, stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { RecordsPage, useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { ErasureState } from '../model/catalogs.ts'
import { Erasure } from '../model/erasure.ts'
import { BY_ANOTHER } from '../model/expired-states.ts'
import { erasureStates } from '../model/states.ts'
import { Outcome, Plan } from './Plan.tsx'
import { Waiting } from './Waiting.tsx'

type Row = ErasuresQuery['erasures']['rows'][number]

const columns: readonly Column<Row>[] = [
  fullnameColumn,
  dateColumn('createdAt', 'Propuesta', { sort: 'createdAt' }),
  { key: 'proposedBy', title: 'La propuso', text: ({ proposedBy }) => formatName(proposedBy) },
  {
    key: 'approvedBy',
    title: 'La aprobó',
    text: ({ approvedBy }) => approvedBy ?? 'Falta otra persona',
  },
  stateColumn('state', erasureStates, ({ state }) => state, {
    below: ({ reason }) => <Response text={reason} />,
  }),
]

/** What is proposed to go, and what went. */
function Detail({ row }: { row: Row }) {
  if (row.state === 'PROPOSED' && row.requestId) return <Plan requestId={row.requestId} />
  if (row.state === 'RUNNING') return <p className="soft">Se está suprimiendo.</p>
  return row.outcome ? <Outcome text={row.outcome} /> : <p className="soft">Nada se suprimió.</p>
}

/** What people had erased, and what two people have to agree on. */
export default function ErasuresTab() {
  const list = useList(Erasures, {
    filters: [{ name: 'state', label: 'Estado', options: ErasureState.options }],
    sort: { field: 'createdAt', descending: true },
  })
  return (
    <RecordsPage
      of={Erasure}
      list={list}
      title="Supresiones"
      embedded
      search="Nombre o RUT"
      columns={columns}
      nameOf={(row) => `la supresión de ${formatName(row.fullname)}`}
      acts={{
        erase: {
          send: useAct(Erasure, 'erase', ErasePerson),
          barred: ({ isProposer }) => (isProposer ? BY_ANOTHER : undefined),
        },
        discard: { send: useAct(Erasure, 'discard', DiscardErasure) },
      }}
      detail={{
        label: 'Ver qué se suprime',
        of: (row) => <Detail row={row} />,
        steps: ErasureSteps,
      }}
      above={<Waiting />}
      empty="Lo que se conceda suprimir se propone aquí, y lo aprueba otra persona."
    />
  )
}
