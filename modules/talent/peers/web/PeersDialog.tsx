import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswerPeerProposal, PeerCandidates, ProposePeers } from '#generated/operations/peers.ts'
import { request } from '#platform/web/api/api.ts'
import { SeveralField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useDebounced } from '#platform/web/kit/form/useDebounced.ts'
import { useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { PeerProposal } from '../model/proposal.ts'
import { proposalStates } from '../model/states.ts'
import type { Proposal } from './types.ts'

type Props = { act: 'propose' | 'approve'; proposal: Proposal; form: OpenForm }

/** Chooses the peers of a person: that person to propose them, another one to approve them. */
export function PeersDialog({ act, proposal, form }: Props) {
  const propose = useAct(PeerProposal, 'propose', ProposePeers)
  const approve = useAct(PeerProposal, 'approve', AnswerPeerProposal)
  const { label, means } = proposalStates.acts[act]
  const shared = {
    form,
    submit: label,
    lead: <p className="soft">{means}</p>,
    more: { id: proposal.id, version: proposal.version },
    initial: { peers: proposal.peers.map(({ userId }) => userId) },
    acts: true as const,
    children: <PeersField proposal={proposal} />,
  }
  return act === 'propose' ? (
    <FormDialog
      {...shared}
      title={label}
      action={propose}
      toInput={(values) => ({ peers: chosenIn(values) })}
    />
  ) : (
    <FormDialog
      {...shared}
      title={`Aprobar los pares de ${formatName(proposal.fullname)}`}
      action={approve}
      toInput={(values) => ({ answer: 'APPROVED', response: null, peers: chosenIn(values) })}
    />
  )
}

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map((one) => String(one))

const chosenIn = (values: FormValues) => idsIn(values['peers']).map((userId) => ({ userId }))

const help =
  'Entre 3 y 8 personas con contrato vigente. No pueden ser su jefatura ni quienes le reportan.'

/** Colleagues by name: those who are found, and those who are chosen already. */
function PeersField({ proposal }: { proposal: Proposal }) {
  const can = useCan()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), 200)
  const named = new Set(proposal.peers.map(({ userId }) => userId))
  const chosen = idsIn(useValue('peers'))
  const others = chosen.filter((id) => !named.has(id)).map((userId) => ({ userId }))
  const { data = [], isFetching } = useQuery({
    queryKey: ['peer-candidates', proposal.id, search, others],
    queryFn: async ({ signal }) => {
      const input = { id: proposal.id, search: search || null, chosen: others }
      return (await request(PeerCandidates, { input }, { signal })).peerCandidates
    },
    enabled: can('peerProposals.create') || can('peerProposals.update'),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
  const people = new Map([...proposal.peers, ...data].map((one) => [one.userId, one]))
  return (
    <SeveralField
      name="peers"
      label="Pares"
      options={[...people.values()].map(({ userId, fullname, jobTitle }) => ({
        value: userId,
        label: jobTitle ? `${formatName(fullname)}, ${jobTitle}` : formatName(fullname),
      }))}
      loading={isFetching}
      placeholder="Busque por nombre"
      onSearch={setTyped}
      help={help}
      wide
    />
  )
}
