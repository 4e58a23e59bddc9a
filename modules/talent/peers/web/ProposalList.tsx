import { Alert } from 'antd'
import { counted } from '#chile/counts.ts'
import { addDays, formatDate } from '#chile/dates.ts'
import { AnswerPeerProposal, PeerProposalSteps } from '#generated/operations/peers.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { RecordsPage, useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { List } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { PeerProposal } from '../model/proposal.ts'
import { proposalStates } from '../model/states.ts'
import { PeersDialog } from './PeersDialog.tsx'
import { isOpen, type Proposal } from './types.ts'
import './peers.css'

const ofProcess: Column<Proposal> = {
  key: 'processTitle',
  title: 'Proceso',
  text: ({ processTitle }) => processTitle,
}

const columns: readonly Column<Proposal>[] = [
  stateColumn('status', proposalStates, ({ status }) => status, { sort: 'status' }),
  {
    key: 'peers',
    title: 'Pares',
    text: ({ peers }) => (peers.length === 0 ? null : counted(peers.length, 'par', 'pares')),
  },
  dateColumn('evaluationFrom', 'Comienza la evaluación'),
  { key: 'supervisorName', title: 'Jefatura', text: (row) => formatName(row.supervisorName) },
]

type Props = { name: string; list: List<Proposal>; inProcess?: boolean }

/** Proposals of peers with their acts: its person proposes, their supervisor approves. */
export function ProposalList({ name, list, inProcess = false }: Props) {
  const form = useOpenForm('pares')
  const giveBack = useAct(PeerProposal, 'giveBack', AnswerPeerProposal)
  const [what, id] = form.key?.split(' ') ?? []
  const row = list.rows.find((one) => one.id === id)
  return (
    <>
      <RecordsPage
        of={PeerProposal}
        list={list}
        title="Pares"
        name={name}
        embedded
        search="Nombre o RUT"
        columns={[fullnameColumn, ...(inProcess ? [] : [ofProcess]), ...columns]}
        nameOf={({ fullname }) => `los pares de ${formatName(fullname)}`}
        above={<Asked rows={list.rows} open={(one) => form.open(`propose ${one}`)} />}
        acts={{
          propose: { open: (one) => form.open(`propose ${one.id}`), offered: isOpen },
          approve: {
            open: (one) => form.open(`approve ${one.id}`),
            offered: (one) => one.canAnswer && isOpen(one),
          },
          giveBack: {
            send: giveBack,
            more: { answer: 'RETURNED', peers: null },
            offered: (one) => one.canAnswer && isOpen(one),
          },
        }}
        detail={{
          label: 'Ver pares',
          of: (one) => <Peers proposal={one} />,
          steps: PeerProposalSteps,
        }}
        empty="Aparecen cuando comienza un proceso con pares nominados."
      />
      {row && (what === 'propose' || what === 'approve') && (
        <PeersDialog act={what} proposal={row} form={form} />
      )}
    </>
  )
}

type AskedProps = { rows: readonly Proposal[]; open: (id: string) => void }

/** What is asked of whoever is signed in: to propose their own peers, and until when. */
function Asked({ rows, open }: AskedProps) {
  const own = rows.filter((row) => row.isOwn && row.status !== 'APPROVED' && isOpen(row))
  return own.map(({ id, status, processTitle, evaluationFrom, response }) => (
    <Alert
      key={id}
      className="mg-block"
      type={status === 'PENDING' ? 'success' : 'info'}
      showIcon
      title={askedWords[status]}
      description={[
        untilWords(processTitle, evaluationFrom),
        ...(status === 'RETURNED' && response ? [`Motivo: ${response}`] : []),
      ].join(' ')}
      action={
        <ActionButton look={status === 'PENDING' ? 'plain' : 'next'} onClick={() => open(id)}>
          {status === 'PENDING' ? 'Cambiar pares' : proposalStates.acts.propose.label}
        </ActionButton>
      }
    />
  ))
}

const untilWords = (process: string, from: string | null): string =>
  from === null ? `${process}.` : `${process}: hasta el ${formatDate(addDays(from, -1))}.`

const askedWords: Readonly<Record<Proposal['status'], string>> = {
  WAITING: 'Proponga de 3 a 8 colegas que respondan sobre usted',
  RETURNED: 'Su propuesta fue devuelta: proponga otra vez',
  PENDING: 'Su propuesta espera la aprobación de su jefatura',
  APPROVED: 'Sus pares están aprobados',
}

/** The people that a proposal names, each with their job. */
const Peers = ({ proposal: { peers, response } }: { proposal: Proposal }) => (
  <>
    {peers.length === 0 ? (
      <p className="soft">Todavía no propone a nadie.</p>
    ) : (
      <ul className="pe-peers">
        {peers.map(({ userId, fullname, jobTitle }) => (
          <li key={userId}>
            <span>{formatName(fullname)}</span>
            <span className="soft">{jobTitle}</span>
          </li>
        ))}
      </ul>
    )}
    {response && <p>Motivo: {response}</p>}
  </>
)
