import type { PeerShortagesQuery } from '#generated/documents/graphql.ts'
import { PeerShortages } from '#generated/operations/peers.ts'
import { addDays, formatDate } from '#chile/dates.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useSideList } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import { LEAST_PEERS } from '../model/nomination.ts'
import { proposalStates } from '../model/states.ts'

type Row = PeerShortagesQuery['peerShortages']['rows'][number]

const columns: readonly Column<Row>[] = [
  { key: 'fullname', title: 'Persona', lead: true, text: ({ fullname }) => formatName(fullname) },
  stateColumn('status', proposalStates, ({ status }) => status),
  { key: 'peers', title: 'Pares', align: 'end', text: ({ peers }) => peers },
]

type LackingProps = {
  process: {
    id: string
    peerChoice: string
    stages: readonly { stage: string; startsOn: string }[]
  }
}

/** The people of a process who have fewer than three peers, and how that is mended. */
export default function ShortagePanel({ process }: LackingProps) {
  return process.peerChoice === 'NOMINATED' ? <Shortages process={process} /> : null
}

function Shortages({ process: { id, stages } }: LackingProps) {
  const list = useSideList(PeerShortages, { fixed: { processId: id } })
  if (list.total === 0 && !list.loading && !list.filtered) return null
  const from = stages.find(({ stage }) => stage === 'EVALUATION')?.startsOn
  return (
    <Panel title={`Con menos de ${LEAST_PEERS} pares`} text={mending(from)}>
      <SideRows
        caption={`Con menos de ${LEAST_PEERS} pares`}
        list={list}
        columns={columns}
        search="Nombre o RUT"
        rowKey={(row) => row.id}
        nameOf={({ fullname }) => formatName(fullname)}
      />
    </Panel>
  )
}

/** How it is mended, before and after the evaluation begins. */
const mending = (from: string | undefined): string =>
  from !== undefined && today() < from
    ? 'Cada persona los propone y su jefatura los aprueba, hasta el ' +
      `${formatDate(addDays(from, -1))}.`
    : 'La evaluación ya comenzó. En «Editar» puede correr su comienzo, y se proponen y aprueban ' +
      'otra vez; o agregue pares en «Participantes» de la evaluación.'
